import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { selectQueuedLeagues } from '../../db/queries/jobs/jobs';
import { findOnSchedule, type LeagueOnSchedule, selectOnSchedule, setPace } from '../../db/queries/jobs/schedule';
import { writeLeague } from '../../db/writeLeague';
import type { ImportSettings } from '../../importSettings';
import { findDrops } from '../../sync/calls/acceptedDrops';
import { findCalendar } from '../../sync/schedule/calendar';
import { readFreshness } from '../../sync/schedule/freshness';
import { enqueueLeague, enqueueSeason } from '../../sync/schedule/scheduler';
import { InvalidInputError } from '../../domain/errors';
import { instant } from '../instant';
import { readDifferences } from './recordDifferences';
import type { Handlers } from '../operations';
import { Problem } from '../problem';
import { recordPaceChange } from './settingsChanges';

const pageSize = 25;

async function describe(
  db: Database,
  imports: ImportSettings,
  leagues: LeagueOnSchedule[],
): Promise<components['schemas']['ScheduledLeague'][]> {
  const ids = leagues.map(({ id }) => id);
  const queued = await selectQueuedLeagues(db, ids);
  const drops = new Set((await findDrops(db, ids)).map(({ leagueId }) => leagueId));
  const differences = await readDifferences(db, ids);
  const fresh = await readFreshness(db, imports, await findCalendar(db), Date.now(), leagues);
  return fresh.map(({ id, name, host, season, seasons, pace, doneAt, nextAt, failures, error, isHostDown }) => ({
    ...{ leagueId: id, leagueName: name, provider: host === 'sleeper' ? 'sleeper' : 'default', season, seasons, pace },
    ...{ readAt: instant(doneAt), nextAt: instant(nextAt), isQueued: queued.includes(id), hasDrop: drops.has(id) },
    ...{ failures, error, isHostDown, differences: differences.get(id) ?? [] },
  }));
}

const notScheduled = (leagueId: string) => new Problem(404, `No league ${leagueId} is on the schedule`);

export const scheduleHandlers: Handlers<'getSchedule' | 'setPace' | 'syncLeague'> = {
  getSchedule: async ({ db, imports, query: { page = 1, ...choice } = {} }) => {
    const { leagues, ...counted } = await selectOnSchedule(db, choice, page, pageSize);
    return { ...counted, leagues: await describe(db, imports, leagues) };
  },

  setPace: async ({ db, bus, account, address, body: { leagueId, pace } }) => {
    await writeLeague({ db, bus }, leagueId, async (tx) => {
      const before = await findOnSchedule(tx, leagueId);
      if (!before) throw notScheduled(leagueId);
      await setPace(tx, leagueId, pace);
      await recordPaceChange(tx, before, pace, { actorId: account.id, client: { address } });
    });
  },

  syncLeague: async ({ db, queue, body: { leagueId, season, week } }) => {
    if (season === undefined) {
      if (week !== undefined) throw new InvalidInputError([{ field: 'season', message: 'is required with a week' }]);
      if (!(await enqueueLeague({ db, queue }, leagueId, Date.now()))) throw notScheduled(leagueId);
      return;
    }
    const league = await findOnSchedule(db, leagueId);
    if (!league) throw notScheduled(leagueId);
    if (!league.seasons.includes(season)) throw new Problem(400, `season must be one of ${league.seasons.join(', ')}`);
    await enqueueSeason({ db, queue }, { leagueId, season, ...(week !== undefined && { week }) }, Date.now());
  },
};
