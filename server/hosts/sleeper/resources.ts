import type { HostRequest } from '../errors';

/** The paths of Sleeper's API, and what each has; the numbers in a path replace `$1`. */
const resources: [RegExp, string][] = [
  [/^league\/(\w+)$/, 'league $1'],
  [/^league\/\w+\/rosters$/, 'rosters'],
  [/^league\/\w+\/users$/, 'members'],
  [/^league\/\w+\/matchups$/, 'scores'],
  [/^league\/\w+\/matchups\/(\d+)$/, 'scores of week $1'],
  [/^league\/\w+\/winners_bracket$/, 'play-off bracket'],
  [/^league\/\w+\/drafts$/, 'drafts'],
  [/^league\/\w+\/traded_picks$/, 'traded picks'],
  [/^league\/\w+\/transactions$/, 'transactions'],
  [/^league\/\w+\/transactions\/(\d+)$/, 'transactions of week $1'],
  [/^draft\/\w+$/, 'draft'],
  [/^draft\/\w+\/picks$/, 'draft picks'],
  [/^draft\/\w+\/traded_picks$/, 'traded picks of the draft'],
  [/^players\/nfl$/, 'players'],
  [/^stats\/nfl\/regular\/\d+\/(\d+)$/, 'statistics of week $1'],
  [/^state\/nfl$/, 'state of the NFL season'],
  [/^user\/(\w+)$/, 'user $1'],
  [/^user\/\w+\/leagues\/nfl\/(\d+)$/, 'leagues of the user in $1'],
];

/** What a path of Sleeper's API has. */
export function sleeperRequest(path: string): HostRequest {
  const isShared = path.endsWith('/nfl');
  for (const [pattern, resource] of resources)
    if (pattern.test(path)) return { host: 'Sleeper', resource: path.replace(pattern, resource), ...(isShared && { isShared }) };
  return { host: 'Sleeper', resource: 'data' };
}
