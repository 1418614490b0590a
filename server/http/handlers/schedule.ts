import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { selectQueuedLeagues } from '../../db/queries/jobs';
import { setPace } from '../../db/queries/schedule';
import { writeAndPublish } from '../../db/writeLeague';
import { findCalendar } from '../../sync/calendar';
import { enqueueLeague, readFreshness } from '../../sync/scheduler';
import { instant } from '../instant';
import type { Handlers } from '../operations';
import { Problem } from '../problem';

async function readSchedule(db: Database): Promise<components['schemas']['ScheduledLeague'][]> {
  const leagues = await readFreshness(db, await findCalendar(db), Date.now());
  const queued = await selectQueuedLeagues(db);
  return leagues.map(({ id, name, host, doneAt, nextAt, viewedAt: _, ...league }) => ({
    ...{ leagueId: id, leagueName: name, provider: host === 'sleeper' ? 'sleeper' : 'default', ...league },
    ...{ readAt: instant(doneAt), nextAt: instant(nextAt), isQueued: queued.includes(id) },
  }));
}

const notScheduled = (leagueId: string) => new Problem(404, `No league ${leagueId} is on the schedule`);

export const scheduleHandlers: Handlers<'getSchedule' | 'setPace' | 'syncLeague'> = {
  getSchedule: ({ db }) => readSchedule(db),

  setPace: async ({ db, bus, body: { leagueId, pace } }) => {
    await writeAndPublish({ db, bus }, async (tx, changed) => {
      if (!(await setPace(tx, leagueId, pace))) throw notScheduled(leagueId);
      await changed(leagueId);
    });
    return readSchedule(db);
  },

  syncLeague: async ({ db, queue, body: { leagueId } }) => {
    if (!(await enqueueLeague({ db, queue }, leagueId, Date.now()))) throw notScheduled(leagueId);
    return readSchedule(db);
  },
};
