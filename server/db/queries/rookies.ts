import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '..';
import { rookie } from '../schema';
import { type RowCount, syncRows } from '../syncRows';

/** A row of `rookie`. */
export type Rookie = typeof rookie.$inferSelect;

/** All columns of a season's rookies. */
export const selectRookieRows = (db: Database, season: number): Promise<Rookie[]> =>
  db.select().from(rookie).where(eq(rookie.season, season));

/** Inserts or updates rookies of a season; the others stay. */
export const syncRookies = (tx: Database, season: number, rows: Rookie[]): Promise<RowCount> =>
  syncRows(tx, rookie, eq(rookie.season, season), rows, { keepOthers: true });

/** The rookies of a season, best rank of the rankings provider first, then best rank of the draft board. */
export const selectRookies = (db: Database, season: number) =>
  db
    .select({
      playerId: rookie.playerId,
      name: rookie.name,
      position: rookie.position,
      weightLbs: rookie.weightLbs,
      height: rookie.height,
      yardDash: rookie.yardDash,
      fantasyProsRank: rookie.fantasyProsRank,
      draftBuzzRank: rookie.draftBuzzRank,
    })
    .from(rookie)
    .where(eq(rookie.season, season))
    .orderBy(sql`${rookie.fantasyProsRank} nulls last`, sql`${rookie.draftBuzzRank} nulls last`, asc(rookie.name));
