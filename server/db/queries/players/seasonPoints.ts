import { and, type Column, desc, eq, isNotNull, lt, max, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import { freeAgentWeek, ranking, teamWeekPlayer, watermark } from '../../schema';
import type { League } from '../leagues/leagues';

/** The newest season of some of a league's scores of players. */
async function findScored(db: Database, leagueId: string, isOf: ReturnType<typeof lt>): Promise<number | null> {
  const [found] = await db
    .select({ season: teamWeekPlayer.season })
    .from(teamWeekPlayer)
    .where(and(eq(teamWeekPlayer.leagueId, leagueId), isOf))
    .orderBy(desc(teamWeekPlayer.season))
    .limit(1);
  return found?.season ?? null;
}

/**
 * The season by whose points a league's available players are ordered while they have no ranks: its own if it is over, else the one before
 * that has scores of players, else its own so far. Null with ranks, or without scores.
 */
export async function findPointsSeason(db: Database, { id, season }: Pick<League, 'id' | 'season'>): Promise<number | null> {
  const isRanked = sql`${ranking.season} <= ${season} and ${ranking.nflRank} is not null`;
  const [ranked] = await db.select({ season: ranking.season }).from(ranking).where(isRanked).limit(1);
  if (ranked) return null;
  const isOver = and(
    eq(watermark.leagueId, id),
    eq(watermark.season, season),
    eq(watermark.resource, 'weeks'),
    watermark.complete,
  );
  const own = () => findScored(db, id, eq(teamWeekPlayer.season, season));
  const before = () => findScored(db, id, lt(teamWeekPlayer.season, season));
  return (await db.$count(watermark, isOver)) ? ((await own()) ?? (await before())) : ((await before()) ?? (await own()));
}

/**
 * The points of players in the weeks of a season of a league: with a team, and of the newest season also without one. A player has several
 * rows of a week if several teams had him.
 * @param isOf which players, of all
 */
export function playerWeeks(db: Database, leagueId: string, season: number, isOf?: (playerId: Column) => SQL | undefined) {
  const rowsOf = (table: typeof teamWeekPlayer | typeof freeAgentWeek) =>
    db
      .select({ playerId: table.playerId, week: table.week, score: table.score })
      .from(table)
      .where(and(eq(table.leagueId, leagueId), eq(table.season, season), isNotNull(table.score), isOf?.(table.playerId)));
  return unionAll(rowsOf(teamWeekPlayer), rowsOf(freeAgentWeek)).as('scored');
}

/** The points of players in a season of a league: a week of a player counts once. */
export function seasonPoints(db: Database, { id }: Pick<League, 'id'>, season: number) {
  const all = playerWeeks(db, id, season);
  const weeks = db
    .select({ playerId: all.playerId, score: max(all.score).as('score') })
    .from(all)
    .groupBy(all.playerId, all.week)
    .as('player_week');
  return db
    .select({ playerId: weeks.playerId, points: sql<number>`sum(${weeks.score})`.as('points') })
    .from(weeks)
    .groupBy(weeks.playerId)
    .as('season_points');
}
