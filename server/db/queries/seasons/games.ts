import { and, asc, eq, gt, inArray, max, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import type { SeasonGame, TeamWeek } from '../../../domain/games';
import { game, team, teamSeason, teamWeek } from '../../schema';
import { type RowCount, syncRows } from '../../syncRows';

type OfWeek = typeof teamWeek | typeof game;
const ofSeason = (table: OfWeek, leagueId: string, season: number | undefined) =>
  and(eq(table.leagueId, leagueId), season === undefined ? undefined : eq(table.season, season));

/** The weeks of a season, in order, that have games and come after a week and after all scores. */
export async function selectComingWeeks(db: Database, leagueId: string, season: number, after: number): Promise<number[]> {
  const lastScored = db
    .select({ week: max(teamWeek.week) })
    .from(teamWeek)
    .where(ofSeason(teamWeek, leagueId, season));
  const rows = await db
    .selectDistinct({ week: game.week })
    .from(game)
    .where(and(ofSeason(game, leagueId, season), gt(game.week, sql`greatest(${after}::int, (${lastScored}))`)))
    .orderBy(asc(game.week));
  return rows.map(({ week }) => week);
}

/**
 * The sides of a week's games, under the names of that season, ordered by name. One row per game and one per team without a game; in a
 * future week only sides with an opponent.
 */
export function selectGameSides(
  db: Database,
  leagueId: string,
  season: number,
  { week, isPlayed }: { week: number; isPlayed: boolean },
): Promise<TeamWeek[]> {
  const [table, other] = (isPlayed ? [teamWeek, game] : [game, teamWeek]) as [typeof teamWeek, typeof game];
  const teamName = sql<string>`coalesce(${teamSeason.name}, ${team.name}, ${table.teamId})`;
  return db
    .select({ teamId: table.teamId, teamName, opponentId: game.opponentId, score: teamWeek.teamScore, hostResult: game.result })
    .from(table)
    .leftJoin(
      other,
      and(
        eq(game.leagueId, teamWeek.leagueId),
        eq(game.season, teamWeek.season),
        eq(game.week, teamWeek.week),
        eq(game.teamId, teamWeek.teamId),
      ),
    )
    .leftJoin(
      teamSeason,
      and(eq(teamSeason.leagueId, table.leagueId), eq(teamSeason.season, table.season), eq(teamSeason.teamId, table.teamId)),
    )
    .leftJoin(team, and(eq(team.leagueId, table.leagueId), eq(team.id, table.teamId)))
    .where(and(ofSeason(table, leagueId, season), eq(table.week, week)))
    .orderBy(asc(teamName), asc(table.teamId), asc(game.opponentId));
}

/** Games with the scores of both sides. */
function selectScoredGames(db: Database, where: SQL | undefined) {
  const opponent = alias(teamWeek, 'opponent');
  const isWeekOf = (weeks: typeof teamWeek | typeof opponent, teamId: typeof game.teamId | typeof game.opponentId) =>
    and(eq(weeks.leagueId, game.leagueId), eq(weeks.season, game.season), eq(weeks.week, game.week), eq(weeks.teamId, teamId));
  return db
    .select({
      season: game.season,
      week: game.week,
      teamId: game.teamId,
      opponentId: game.opponentId,
      score: teamWeek.teamScore,
      opponentScore: opponent.teamScore,
      hostResult: game.result,
    })
    .from(game)
    .leftJoin(teamWeek, isWeekOf(teamWeek, game.teamId))
    .leftJoin(opponent, isWeekOf(opponent, game.opponentId))
    .where(where)
    .orderBy(asc(game.season), asc(game.week), asc(game.teamId), asc(game.opponentId));
}

/** The games of a season, played and to come, each from the side of both teams, in order. */
export const selectSeasonGames = (db: Database, leagueId: string, season: number): Promise<SeasonGame[]> =>
  selectScoredGames(db, ofSeason(game, leagueId, season));

/** The games of a season, or of all, without their scores, each from the side of both teams, in order. */
export const selectSeasonPairs = (db: Database, leagueId: string, season?: number) =>
  db
    .select({ season: game.season, week: game.week, teamId: game.teamId, opponentId: game.opponentId, hostResult: game.result })
    .from(game)
    .where(ofSeason(game, leagueId, season))
    .orderBy(asc(game.week), asc(game.teamId), asc(game.opponentId));

/** The games of a team against another in all seasons, played and to come, in order. */
export const selectGamesBetween = (
  db: Database,
  leagueId: string,
  teamId: string,
  opponentId: string,
): Promise<(SeasonGame & { season: number })[]> =>
  selectScoredGames(db, and(eq(game.leagueId, leagueId), eq(game.teamId, teamId), eq(game.opponentId, opponentId)));

/** The games of a team in all seasons, played and to come, in order. */
export const selectTeamGames = (db: Database, leagueId: string, teamId: string): Promise<(SeasonGame & { season: number })[]> =>
  selectScoredGames(db, and(eq(game.leagueId, leagueId), eq(game.teamId, teamId)));

/** Makes the games of some weeks of a season equal to the given ones. */
export const syncGames = (
  tx: Database,
  leagueId: string,
  season: number,
  weeks: number[],
  games: (typeof game.$inferInsert)[],
): Promise<RowCount> => syncRows(tx, game, and(ofSeason(game, leagueId, season), inArray(game.week, weeks)), games);
