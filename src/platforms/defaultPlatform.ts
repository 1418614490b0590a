import type { Platform } from './platform';

export const defaultPlatform: Platform = {
  key: 'default',
  host: 'mfl',
  hasNumericIds: true,
  hasApiKeys: true,
  hasUsernames: false,
  name: 'MyFantasyLeague',
  words: { nflTeam: 'NFL Team', bye: 'Bye Week', average: 'Average' },
  blackNavbar: false,
  fullNavbar: true,
  pathPrefix: '',
};
