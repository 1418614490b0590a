import type { Platform } from './platform';

export const sleeperPlatform: Platform = {
  key: 'sleeper',
  host: 'sleeper',
  hasNumericIds: false,
  hasApiKeys: false,
  hasUsernames: true,
  name: 'Sleeper',
  words: { nflTeam: 'Team', bye: 'Bye', average: 'Avg' },
  blackNavbar: true,
  fullNavbar: false,
  pathPrefix: '/sleeper',
};
