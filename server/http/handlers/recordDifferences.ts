import type { Database } from '../../db';
import { selectDifferences } from '../../db/queries/seasons/watermarks';
import { differenceLines } from '../../domain/differenceLines';
import { groupBy } from '../../domain/groupBy';

/** The differences between the records at hosts and the stored weeks of leagues in words, by league. */
export async function readDifferences(db: Database, leagueIds: string[]): Promise<Map<string, string[]>> {
  const ofLeagues = groupBy(await selectDifferences(db, leagueIds), (row) => row.leagueId);
  const linesOf = (rows: Awaited<ReturnType<typeof selectDifferences>>) =>
    rows.flatMap(({ season, differences, names }) => differenceLines(season, differences!, (id) => names[id] ?? id));
  return new Map([...ofLeagues].map(([id, rows]) => [id, linesOf(rows)]));
}
