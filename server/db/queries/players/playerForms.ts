import { and, type Column, desc, eq, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { type FormOf, playerForms } from '../../../domain/playerForms';
import { byeWeek, teamWeek } from '../../schema';
import type { League } from '../leagues/leagues';
import { playerWeeks } from './seasonPoints';

/** How many of the newest weeks a form lists. */
const newestWeeks = 4;

/** The newest season of a league with scores, up to its own, and its newest weeks; null without any. */
async function findScoredWeeks(db: Database, { id, season }: League): Promise<{ season: number; weeks: number[] } | null> {
  const ofLeague = eq(teamWeek.leagueId, id);
  const newest = db
    .select({ season: max(teamWeek.season) })
    .from(teamWeek)
    .where(and(ofLeague, lte(teamWeek.season, season)));
  const rows = await db
    .selectDistinct({ season: teamWeek.season, week: teamWeek.week })
    .from(teamWeek)
    .where(and(ofLeague, eq(teamWeek.season, newest)))
    .orderBy(desc(teamWeek.week))
    .limit(newestWeeks);
  return rows[0] ? { season: rows[0].season, weeks: rows.map(({ week }) => week) } : null;
}

/**
 * The forms of players in the newest season of a league with scores; null in a league without any. There are thousands of weeks: a JSON
 * text of each column takes a third of the time of sums in the database.
 * @param isOf which players, of all
 */
export async function findPlayerForms(
  db: Database,
  league: League,
  isOf?: (playerId: Column) => SQL | undefined,
): Promise<FormOf | null> {
  const scored = await findScoredWeeks(db, league);
  if (!scored) return null;
  const all = playerWeeks(db, league.id, scored.season, isOf);
  const [found] = await db
    .select({
      players: sql<string[]>`coalesce(json_agg(${all.playerId}), '[]')`,
      weeks: sql<number[]>`coalesce(json_agg(${all.week}), '[]')`,
      scores: sql<number[]>`coalesce(json_agg(${all.score}), '[]')`,
    })
    .from(all);
  const { players, weeks, scores } = found!;
  const rows = players.map((playerId, i) => ({ playerId, week: weeks[i]!, score: scores[i]! }));
  const byes = await db
    .select({ nflTeam: byeWeek.nflTeam, week: byeWeek.week })
    .from(byeWeek)
    .where(eq(byeWeek.season, scored.season));
  return playerForms(rows, { ...scored, byes: new Map(byes.map(({ nflTeam, week }) => [nflTeam, week])) });
}
