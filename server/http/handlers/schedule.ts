import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { selectQueuedLeagues } from '../../db/queries/jobs/jobs';
import { selectScheduledLeagues, setPace } from '../../db/queries/jobs/schedule';
import { writeLeague } from '../../db/writeLeague';
import { findDrops } from '../../sync/calls/acceptedDrops';
import { findCalendar } from '../../sync/schedule/calendar';
import { enqueueLeague, enqueueSeason, readFreshness } from '../../sync/schedule/scheduler';
import { InvalidInputError } from '../../domain/errors';
import { instant } from '../instant';
import { readDifferences } from './recordDifferences';
import type { Handlers } from '../operations';
import { Problem } from '../problem';
import { recordPaceChange } from './settingsChanges';

async function readSchedule(db: Database): Promise<components['schemas']['ScheduledLeague'][]> {
  const leagues = await readFreshness(db, await findCalendar(db), Date.now());
  const queued = await selectQueuedLeagues(db);
  const drops = new Set((await findDrops(db)).map(({ leagueId }) => leagueId));
  const differences = await readDifferences(db);
  return leagues.map(({ id, name, host, doneAt, nextAt, viewedAt: _, openDrafts: __, ...league }) => ({
    ...{ leagueId: id, leagueName: name, provider: host === 'sleeper' ? 'sleeper' : 'default', ...league },
    ...{ readAt: instant(doneAt), nextAt: instant(nextAt), isQueued: queued.includes(id), hasDrop: drops.has(id) },
    differences: differences.get(id) ?? [],
  }));
}

const notScheduled = (leagueId: string) => new Problem(404, `No league ${leagueId} is on the schedule`);

export const scheduleHandlers: Handlers<'getSchedule' | 'setPace' | 'syncLeague'> = {
  getSchedule: ({ db }) => readSchedule(db),

  setPace: async ({ db, bus, account, address, body: { leagueId, pace } }) => {
    await writeLeague({ db, bus }, leagueId, async (tx) => {
      const [before] = await selectScheduledLeagues(tx, leagueId);
      if (!before) throw notScheduled(leagueId);
      await setPace(tx, leagueId, pace);
      await recordPaceChange(tx, before, pace, { actorId: account.id, client: { address } });
    });
    return readSchedule(db);
  },

  syncLeague: async ({ db, queue, body: { leagueId, season, week } }) => {
    if (season === undefined) {
      if (week !== undefined) throw new InvalidInputError([{ field: 'season', message: 'is required with a week' }]);
      if (!(await enqueueLeague({ db, queue }, leagueId, Date.now()))) throw notScheduled(leagueId);
      return readSchedule(db);
    }
    const league = (await readSchedule(db)).find((each) => each.leagueId === leagueId);
    if (!league) throw notScheduled(leagueId);
    if (!league.seasons.includes(season)) throw new Problem(400, `season must be one of ${league.seasons.join(', ')}`);
    await enqueueSeason({ db, queue }, { leagueId, season, ...(week !== undefined && { week }) }, Date.now());
    return readSchedule(db);
  },
};
