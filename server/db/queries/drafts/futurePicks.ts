import { and, asc, eq, gte, ne } from 'drizzle-orm';
import type { Database } from '../..';
import { draftPick, futurePick } from '../../schema';
import { type RowCount, type SyncOptions, syncRows } from '../../syncRows';

export type FuturePick = typeof futurePick.$inferSelect;

/** A league's picks from a season on, by season, round and first team. */
export const selectFuturePicks = (db: Database, leagueId: string, from: number): Promise<FuturePick[]> =>
  db
    .select()
    .from(futurePick)
    .where(and(eq(futurePick.leagueId, leagueId), gte(futurePick.season, from)))
    .orderBy(asc(futurePick.season), asc(futurePick.round), asc(futurePick.originalTeamId));

/** The number of picks from a season on that are not owned by their first team. */
export const countTradedPicks = (db: Database, leagueId: string, from: number): Promise<number> =>
  db.$count(
    futurePick,
    and(eq(futurePick.leagueId, leagueId), gte(futurePick.season, from), ne(futurePick.teamId, futurePick.originalTeamId)),
  );

/** The first season whose picks are not in a draft of the league yet: the given season, or the next one if its draft has an order. */
export async function firstFutureSeason(db: Database, leagueId: string, season: number): Promise<number> {
  const picks = await db.$count(draftPick, and(eq(draftPick.leagueId, leagueId), eq(draftPick.season, season)));
  return picks ? season + 1 : season;
}

/** Whether a league has picks from a season on. */
export const hasFuturePicks = async (db: Database, leagueId: string, from: number): Promise<boolean> =>
  (
    await db
      .select({ round: futurePick.round })
      .from(futurePick)
      .where(and(eq(futurePick.leagueId, leagueId), gte(futurePick.season, from)))
      .limit(1)
  ).length > 0;

/** Makes a league's picks equal to `rows`. */
export const syncFuturePicks = (tx: Database, leagueId: string, rows: FuturePick[], options?: SyncOptions): Promise<RowCount> =>
  syncRows(tx, futurePick, eq(futurePick.leagueId, leagueId), rows, options);
