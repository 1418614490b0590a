import { and, type Column, desc, eq, lte, max, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '..';
import { teamWeek } from '../schema';
import type { League } from './leagues';
import { playerWeeks } from './seasonPoints';

type Form = components['schemas']['PlayerForm'];

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
 * The points of players in the newest season of a league with scores, as JSON by player; null in a league without any.
 * @param isOf which players, of all
 */
export async function findPlayerForms(db: Database, league: League, isOf?: (playerId: Column) => SQL | undefined) {
  const scored = await findScoredWeeks(db, league);
  if (!scored) return null;
  const of = playerWeeks(db, league.id, scored.season, isOf);
  const weeks = scored.weeks.map(
    (week) =>
      sql`json_build_object('week', ${week}::int, 'points', (max(${of.score}) filter (where ${of.week} = ${week}::int))::float8)`,
  );
  const form = sql<Form>`json_build_object('season', ${scored.season}::int, 'points', sum(${of.score})::float8,
    'games', count(*)::int, 'last', json_build_array(${sql.join(weeks, sql`, `)}))`;
  return db
    .select({ playerId: of.playerId, form: form.as('form') })
    .from(of)
    .groupBy(of.playerId)
    .as('player_form');
}
