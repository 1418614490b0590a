import type { HostPolicy } from '../transport/live';

const minute = 60_000;

/** Sleeper blocks clients above 1,000 requests a minute and asks to read all players at most once a day. */
export const sleeperPolicy: HostPolicy = {
  name: 'Sleeper',
  hosts: /^api\.sleeper\.app$/,
  inFlight: 5,
  starts: 200,
  withinMs: minute,
  coolDownMs: minute,
  freshForMs({ pathname }) {
    if (pathname.endsWith('/players/nfl')) return 24 * 60 * minute;
    if (/\/league\/\d+\/(rosters|users)$/.test(pathname)) return 5 * minute;
    // The leagues of a week share them.
    if (pathname.includes('/stats/nfl/')) return 10 * minute;
    // A running draft is read every 15 seconds: its list of drafts and its picks each time, the rest once a minute.
    return /\/(league|draft)\/\d+(\/traded_picks)?$/.test(pathname) ? minute : 0;
  },
};
