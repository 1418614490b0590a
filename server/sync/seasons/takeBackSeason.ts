import { randomUUID } from 'node:crypto';
import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { endRun, startRun } from '../../db/queries/jobs/importRuns';
import type { League } from '../../db/queries/leagues/leagues';
import { type NewSeason, restoreLeague, selectNewSeasons } from '../../db/queries/leagues/newSeasons';
import { InvalidInputError } from '../../domain/errors';
import { whyKept } from '../../domain/newSeasons';
import { total } from '../result';

const call = 'takeBackNewSeason';
const refused = (message: string) => new InvalidInputError([{ field: 'leagueId', message }]);

const reasonOf = (newSeason: NewSeason): string | null => {
  const reason = whyKept(newSeason.season, newSeason);
  return reason && `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
};

/** The leagues whose newest season was created here, with the reason where it can no longer be taken back. */
export const listNewSeasons = async (db: Database): Promise<components['schemas']['NewSeason'][]> =>
  (await selectNewSeasons(db)).map((row) => {
    const { leagueId, leagueName, provider, season, createdAt, createdBy } = row;
    return { leagueId, leagueName, provider, season, createdAt, createdBy, reason: reasonOf(row) };
  });

/**
 * Takes a league's newest season back, and records who did. Call it in a transaction that has locked the league.
 * @throws InvalidInputError when there is none, or something was entered in it
 */
export async function takeBackSeason(tx: Database, { id: leagueId }: League, startedBy: string): Promise<void> {
  const [found] = await selectNewSeasons(tx, leagueId);
  if (!found) throw refused('has no new season that can be taken back');
  const reason = whyKept(found.season, found);
  if (reason) throw refused(`${reason}, so it can no longer be taken back`);
  const startedAt = new Date().toISOString();
  const { rows, skipped } = total({ rows: 1, skipped: 0 }, ...(await restoreLeague(tx, leagueId)));
  const what = { run: randomUUID(), call, chosen: leagueId, leagueId, leagueName: found.leagueName };
  const run = await startRun(tx, { ...what, startedBy, startedAt, outcome: 'running' });
  await endRun(tx, run, { rows, skipped, outcome: 'done' });
}
