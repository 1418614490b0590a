import type { Database } from '../../db';
import type { League } from '../../db/queries/leagues/leagues';
import { weeksResource } from '../../db/queries/seasons/watermarks';
import { findHostedLeague, refusalOf, selectMarks } from '../hostedLeague';
import type { Hosts } from '../hosts';
import { type ImportWrite, isSourceError, total } from '../result';
import { updateSeasons } from './updateWeeks';

/**
 * The weeks of the season that a roll-over ends, if some are stored and it is not frozen, so that its games agree with its places. If the
 * host refuses them, the reason is reported and the league moves on.
 * @returns undefined when there is nothing to read
 */
export async function readLastWeeks(db: Database, hosts: Hosts, league: League): Promise<ImportWrite | undefined> {
  const hosted = await findHostedLeague(db, hosts, league);
  if (!hosted || hosted.frozen.has(league.season) || !(await selectMarks(db, hosted, weeksResource)).has(league.season))
    return undefined;
  const { source } = hosted;
  const reported = (error: unknown) => {
    if (!isSourceError(error)) throw error;
    return total({ rows: 0, skipped: 0, unmatched: [refusalOf(league.season, error)] });
  };
  try {
    const write = await updateSeasons(db, hosted, [source], { withSeasons: false, current: source, lastKnown: undefined });
    return (tx) => tx.transaction(write).catch(reported);
  } catch (error) {
    const report = reported(error);
    return () => Promise.resolve(report);
  }
}
