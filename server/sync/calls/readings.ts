/** Records of a league's reads: the time that its pages show, and the end of a failure. */
import type { Database } from '../../db';
import { setSlot, setTried } from '../../db/queries/jobs/schedule';
import { keyOf } from '../jobs/jobs';

const both = ['scores', 'rosters'] as const;

/** The resources that a job or a call of that name reads in full. */
const readBy: Record<string, readonly (typeof both)[number][]> = {
  ...{ refreshStandings: ['scores'], updateHistoricalTeamWeekData: ['scores'], sleeperHistoricalTeamWeekData: ['scores'] },
  ...{ refreshRosters: ['rosters'], sleeperUpdateLeagues: ['rosters'], refreshLeague: both },
  ...{ syncScores: ['scores'], syncStandings: ['scores'], syncRosters: ['rosters'], syncAll: both },
};

/** Whether a job or a call that has read a league records it for a resource, with what it wrote. */
export const notesReadOf = (name: string, resource: string): boolean => readBy[name]?.some((each) => each === resource) ?? false;

/** Records that a job or a call has read a league. */
export async function noteReadBy(tx: Database, name: string, leagueId: string): Promise<void> {
  for (const resource of readBy[name] ?? []) await setTried(tx, keyOf({ resource, leagueId }), leagueId, null);
}

/** Records that all of a league was just read, so that the schedule does not read it at once. */
export async function noteRead(tx: Database, leagueId: string, now: number): Promise<void> {
  for (const resource of both) {
    const key = keyOf({ resource, leagueId });
    await setSlot(tx, key, leagueId, now);
    await setTried(tx, key, leagueId, null);
  }
}
