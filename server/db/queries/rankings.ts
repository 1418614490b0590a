import { eq } from 'drizzle-orm';
import type { Database } from '..';
import { ranking } from '../schema';
import { type RowCount, syncRows } from '../syncRows';

/** A season's rankings, one row a player. */
export const selectRankings = (db: Database, season: number) => db.select().from(ranking).where(eq(ranking.season, season));

/** Writes ranking columns of a season. Players that are not given keep their row unless `removeOthers`. */
export const syncRankings = (
  tx: Database,
  season: number,
  rows: (typeof ranking.$inferInsert)[],
  { removeOthers = false } = {},
): Promise<RowCount> => syncRows(tx, ranking, eq(ranking.season, season), rows, { keepOthers: !removeOthers });
