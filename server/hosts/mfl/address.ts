import type { HostPolicy } from '../transport/live';
import type { Source } from '../port';

const minute = 60_000;

/** Every MyFantasyLeague server redirects to a league's own; this one also serves the exports that belong to no league. */
const commonHost = 'api.myfantasyleague.com';

const mflHosts = /^[a-z0-9-]+\.myfantasyleague\.com$/;

/** How long a stored export is fresh, in minutes, by type; other types are always requested. */
const freshMinutes = new Map<string | null, number>([
  ['league', 60],
  ['rosters', 5],
  ['leagueStandings', 5],
  ['schedule', 5],
  // The scores of a week are read for its reserve players, then for those without a team.
  ['playerScores', 5],
  ['draftResults', 0.5],
  ['auctionResults', 0.5],
  ['players', 24 * 60],
  ['playerRanks', 24 * 60],
  ['adp', 24 * 60],
  ['nflByeWeeks', 24 * 60],
  // Every league in its last week requests it.
  ['nflSchedule', 5],
]);

/** A client that is registered with MyFantasyLeague may call some 2.5 times as often. */
export const mflPolicy = (isRegistered: boolean): HostPolicy => ({
  name: 'MyFantasyLeague',
  hosts: mflHosts,
  inFlight: 1,
  starts: isRegistered ? 12 : 5,
  withinMs: 10_000,
  coolDownMs: 10 * minute,
  freshForMs: ({ searchParams }) => (freshMinutes.get(searchParams.get('TYPE')) ?? 0) * minute,
});

/** The host of a URL such as `https://www00.myfantasyleague.com/2019/home/90002`; null outside of MyFantasyLeague. */
export function hostOf(address: string | null): string | null {
  const host = /^(?:https?:\/\/)?([^/:?#]+)/.exec(address ?? '')?.[1]?.toLowerCase() ?? '';
  return mflHosts.test(host) ? host : null;
}

const exportOf = (host: string, season: number, type: string, parameters: Record<string, string>) =>
  `https://${host}/${season}/export?${new URLSearchParams({ TYPE: type, ...parameters, JSON: '1' })}`;

/**
 * The URL of a league's export.
 * @throws when the source's id is not a number or its host is not MyFantasyLeague's.
 */
export function leagueExport(
  { externalId, season, host }: Source,
  type: string,
  parameters: Record<string, string> = {},
): string {
  if (!/^\d+$/.test(externalId)) throw new Error(`MyFantasyLeague: the league id must be a number, got ${externalId}`);
  const server = host === null ? commonHost : hostOf(host);
  if (server === null) throw new Error(`MyFantasyLeague: the host must be a server of myfantasyleague.com, got ${host}`);
  return exportOf(server, season, type, { L: externalId, ...parameters });
}

/** The URL of an export that belongs to no league. */
export const commonExport = (season: number, type: string, parameters: Record<string, string> = {}): string =>
  exportOf(commonHost, season, type, parameters);
