import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { selectRunsOf } from '../../db/queries/jobs/importRuns';
import { selectAdditions, selectPastSeasons } from '../../db/queries/jobs/jobs';
import { selectOwnLeagues } from '../../db/queries/leagues/leagues';

type Addition = components['schemas']['Addition'];

/** Milliseconds for which a finished addition is shown. */
const shownFor = 3_600_000;
const shown = 20;

/** The leagues that an account adds, newest first: those started within the last hour, running, or with waiting past seasons. */
export async function readAdditions(db: Database, startedBy: string): Promise<Addition[]> {
  const queued = (await selectAdditions(db, startedBy)).slice(0, shown);
  const ids = queued.map(({ leagueId }) => leagueId);
  const pastSeasons = await selectPastSeasons(db, ids);
  const leagues = await selectOwnLeagues(db, ids, false);
  const jobIds = queued.map(({ id }) => id);
  const tries = await selectRunsOf(db, jobIds);
  const additions = queued.map((addition): Addition => {
    const { leagueId, outcome } = addition;
    const seasons = pastSeasons.filter((each) => each.leagueId === leagueId);
    const provider = leagues.find((league) => league.leagueId === leagueId)?.provider ?? null;
    const last = tries.findLast(({ run }) => run === addition.id);
    const step = outcome === 'running' && last?.outcome === 'running' ? last.note : null;
    return {
      ...addition,
      provider,
      step,
      rows: last?.rows ?? 0,
      pastSeasons: seasons.map(({ season, state }) => ({ season, state })),
    };
  });
  return additions.filter(
    ({ startedAt, outcome, pastSeasons }) =>
      outcome === 'running' ||
      Date.now() - Date.parse(startedAt) < shownFor ||
      pastSeasons.some(({ state }) => state === 'waiting'),
  );
}
