/** What the hosts' pace allows. */
import type { ImportSettings } from '../../importSettings';
import { msPerCall } from '../hosts';

/** The calls of a league's scores and rosters together, at either host (`test/slow/imports/hostCalls`). */
const callsOfRound = 8;

/** The reads of each of them in a week of the season, of a league that nobody views (`test/server/sync/schedule`). */
export const readsOfWeek = { scores: 25, rosters: 28 };

/** The milliseconds that a host's pace takes for a read of a league's scores or rosters. */
export const msPerRead = (host: string, settings: Pick<ImportSettings, 'userAgent'>) =>
  (callsOfRound / 2) * msPerCall(host, settings);

/** The time in milliseconds that a host's pace takes for all reads of so many leagues in a week of the season. */
export const msOfWeek = (host: string, leagues: number, settings: Pick<ImportSettings, 'userAgent'>) =>
  leagues * (readsOfWeek.scores + readsOfWeek.rosters) * msPerRead(host, settings);
