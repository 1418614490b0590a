import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db';
import { rookie } from '../schema';

/** The rookies of a season, best rank of the rankings provider first. */
export const selectRookies = (db: Database, season: number) =>
  db
    .select({
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
    .orderBy(sql`${rookie.fantasyProsRank} nulls last`, asc(rookie.name));
