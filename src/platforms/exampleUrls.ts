import type { Platform } from './platform';

/** A league's URL at each host, as an example. In its own file: only one page needs them. */
export const exampleUrls: Record<Platform['host'], string> = {
  mfl: 'myfantasyleague.com/2026/home/54321',
  sleeper: 'sleeper.com/leagues/123456789012345678',
};
