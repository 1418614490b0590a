import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '..';
import type { TeamWeek } from '../../domain/games';
import { comingGame, team, teamSeason, teamWeek } from '../schema';
import { type RowCount, syncRows } from '../syncRows';

type OfWeek = typeof teamWeek | typeof comingGame;
const ofSeason = (table: OfWeek, leagueId: string, season: number) => and(eq(table.leagueId, leagueId), eq(table.season, season));

/** The weeks of a season in order; `isPlayed` for those with scores. */
export async function selectGameWeeks(
  db: Database,
  leagueId: string,
  season: number,
): Promise<{ week: number; isPlayed: boolean }[]> {
  const weeksOf = (table: OfWeek) =>
    db
      .selectDistinct({ week: table.week })
      .from(table)
      .where(ofSeason(table, leagueId, season))
      .orderBy(asc(table.week));
  const played = (await weeksOf(teamWeek)).map(({ week }) => ({ week, isPlayed: true }));
  const last = played.at(-1)?.week ?? 0;
  const coming = (await weeksOf(comingGame)).filter(({ week }) => week > last);
  return [...played, ...coming.map(({ week }) => ({ week, isPlayed: false }))];
}

/** The teams that have an opponent in a later week of the season, played or to come. */
export async function selectTeamsAfter(
  db: Database,
  leagueId: string,
  season: number,
  week: number,
): Promise<ReadonlySet<string>> {
  const teamsOf = (table: OfWeek) =>
    db
      .selectDistinct({ teamId: table.teamId })
      .from(table)
      .where(and(ofSeason(table, leagueId, season), gt(table.week, week), isNotNull(table.opponentId)));
  const teams = [...(await teamsOf(teamWeek)), ...(await teamsOf(comingGame))];
  return new Set(teams.map(({ teamId }) => teamId));
}

/** The sides of a week's games, under the names of that season, in the order of the names; in a week to come only those with an opponent. */
export function selectGameSides(
  db: Database,
  leagueId: string,
  season: number,
  { week, isPlayed }: { week: number; isPlayed: boolean },
): Promise<TeamWeek[]> {
  const table = isPlayed ? teamWeek : comingGame;
  const teamName = sql<string>`coalesce(${teamSeason.name}, ${team.name}, ${table.teamId})`;
  return db
    .select({
      teamId: table.teamId,
      teamName,
      opponentId: table.opponentId,
      score: isPlayed ? teamWeek.teamScore : sql<null>`null`,
    })
    .from(table as typeof teamWeek)
    .leftJoin(
      teamSeason,
      and(eq(teamSeason.leagueId, table.leagueId), eq(teamSeason.season, table.season), eq(teamSeason.teamId, table.teamId)),
    )
    .leftJoin(team, and(eq(team.leagueId, table.leagueId), eq(team.id, table.teamId)))
    .where(and(ofSeason(table, leagueId, season), eq(table.week, week)))
    .orderBy(asc(teamName), asc(table.teamId));
}

/** Makes the coming games of the weeks that `games` has equal to them, and removes those of weeks up to `lastWeek`. */
export async function syncComingGames(
  tx: Database,
  leagueId: string,
  season: number,
  lastWeek: number,
  games: (typeof comingGame.$inferInsert)[],
): Promise<RowCount> {
  const weeks = [...new Set(games.map(({ week }) => week))];
  const scope = or(inArray(comingGame.week, weeks), lte(comingGame.week, lastWeek));
  return syncRows(tx, comingGame, and(ofSeason(comingGame, leagueId, season), scope), games);
}
