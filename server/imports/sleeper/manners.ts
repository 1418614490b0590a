import type { HostManners } from '../liveTransport';

const minute = 60_000;

/** Sleeper blocks an address above 1,000 calls a minute and wants all players read once a day; rosters serve several reads of a run. */
export const sleeperManners: HostManners = {
  name: 'Sleeper',
  hosts: /^api\.sleeper\.app$/,
  inFlight: 5,
  starts: 200,
  withinMs: minute,
  freshForMs({ pathname }) {
    if (pathname.endsWith('/players/nfl')) return 24 * 60 * minute;
    return /\/league\/\d+(\/rosters|\/users)?$/.test(pathname) ? 5 * minute : 0;
  },
};
