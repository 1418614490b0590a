import { and, asc, count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../..';
import type { game } from '../../schema';
import { ownerName, player, team, teamSeason, teamWeek, teamWeekPlayer } from '../../schema';
import { type RowCount, syncRows } from '../../syncRows';
import { syncGames } from './games';

const total = sql<number>`sum(${teamWeek.teamScore} + ${teamWeek.benchScore} + ${teamWeek.resScore})::float8`;

/** The owner of a season's team. An entered name belongs to today's owner: it is shown if the host names the same owner or none. */
const shownOwner = sql<string | null>`case
  when ${teamSeason.ownerName} is distinct from ${team.ownerName} and ${teamSeason.ownerName} is not null then ${teamSeason.ownerName}
  else coalesce(${ownerName.name}, ${team.ownerName}) end`;

/** The scores of every team that played in a season, highest total first, under the names of that season. */
export const selectYearScores = (db: Database, leagueId: string, season: number) =>
  db
    .select({
      teamId: teamWeek.teamId,
      teamName: sql<string>`coalesce(${teamSeason.name}, ${team.name}, ${teamWeek.teamId})`,
      ownerName: shownOwner,
      teamScoreTotal: sql<number>`sum(${teamWeek.teamScore})::float8`,
      benchScoreTotal: sql<number>`sum(${teamWeek.benchScore})::float8`,
      resScoreTotal: sql<number>`sum(${teamWeek.resScore})::float8`,
      teamScoreIncBenchAndRes: total,
    })
    .from(teamWeek)
    .leftJoin(
      teamSeason,
      and(
        eq(teamSeason.leagueId, teamWeek.leagueId),
        eq(teamSeason.season, teamWeek.season),
        eq(teamSeason.teamId, teamWeek.teamId),
      ),
    )
    .leftJoin(team, and(eq(team.leagueId, teamWeek.leagueId), eq(team.id, teamWeek.teamId)))
    .leftJoin(ownerName, and(eq(ownerName.leagueId, teamWeek.leagueId), eq(ownerName.teamId, teamWeek.teamId)))
    .where(and(eq(teamWeek.leagueId, leagueId), eq(teamWeek.season, season)))
    .groupBy(teamWeek.teamId, teamSeason.name, teamSeason.ownerName, team.name, team.ownerName, ownerName.name)
    .orderBy(desc(total), asc(teamWeek.teamId));

/** A team's scores week by week, each beside the median of the league's teams. */
export function selectWeekScores(db: Database, leagueId: string, season: number, teamId: string) {
  const medians = db
    .select({
      week: teamWeek.week,
      median: sql<number>`round((percentile_cont(0.5) within group (order by ${teamWeek.teamScore}))::numeric, 4)::float8`.as(
        'median',
      ),
    })
    .from(teamWeek)
    .where(and(eq(teamWeek.leagueId, leagueId), eq(teamWeek.season, season)))
    .groupBy(teamWeek.week)
    .as('league_week');
  return db
    .select({
      week: teamWeek.week,
      teamScoreTotal: teamWeek.teamScore,
      benchScoreTotal: teamWeek.benchScore,
      resScoreTotal: teamWeek.resScore,
      teamScoreIncBenchAndRes: sql<number>`(${teamWeek.teamScore} + ${teamWeek.benchScore} + ${teamWeek.resScore})::float8`,
      leagueMedian: medians.median,
    })
    .from(teamWeek)
    .innerJoin(medians, eq(medians.week, teamWeek.week))
    .where(and(eq(teamWeek.leagueId, leagueId), eq(teamWeek.season, season), eq(teamWeek.teamId, teamId)))
    .orderBy(asc(teamWeek.week));
}

/** The lowest, median and highest score of each team of a season that has played. */
export const selectWeekRanges = (db: Database, leagueId: string, season: number) =>
  db
    .select({
      teamId: teamWeek.teamId,
      lowest: sql<number>`min(${teamWeek.teamScore})::float8`,
      median: sql<number>`round((percentile_cont(0.5) within group (order by ${teamWeek.teamScore}))::numeric, 4)::float8`,
      highest: sql<number>`max(${teamWeek.teamScore})::float8`,
    })
    .from(teamWeek)
    .where(and(eq(teamWeek.leagueId, leagueId), eq(teamWeek.season, season)))
    .groupBy(teamWeek.teamId)
    .orderBy(asc(teamWeek.teamId));

/** The scores of every team and week of a season, or of all, in the order of the weeks. */
export const selectSeasonScores = (db: Database, leagueId: string, season?: number) =>
  db
    .select({ season: teamWeek.season, week: teamWeek.week, teamId: teamWeek.teamId, score: teamWeek.teamScore })
    .from(teamWeek)
    .where(and(eq(teamWeek.leagueId, leagueId), season === undefined ? undefined : eq(teamWeek.season, season)))
    .orderBy(asc(teamWeek.week));

/** The last week of a season that has scores; null for a season without any. */
export async function findLastWeek(db: Database, leagueId: string, season: number): Promise<number | null> {
  const [found] = await db
    .select({ week: max(teamWeek.week) })
    .from(teamWeek)
    .where(and(eq(teamWeek.leagueId, leagueId), eq(teamWeek.season, season)));
  return found?.week ?? null;
}

/** The scores of teams' players in weeks, in line-up order. */
export const selectPlayerScores = (
  db: Database,
  leagueId: string,
  season: number,
  { teamIds, weeks }: { teamIds: string[]; weeks: number[] },
) =>
  db
    .select({
      teamId: teamWeekPlayer.teamId,
      week: teamWeekPlayer.week,
      playerId: player.id,
      playerPosition: player.position,
      playerName: player.name,
      score: teamWeekPlayer.score,
      index: teamWeekPlayer.index,
      slot: teamWeekPlayer.slot,
    })
    .from(teamWeekPlayer)
    .innerJoin(player, eq(player.id, teamWeekPlayer.playerId))
    .where(
      and(
        eq(teamWeekPlayer.leagueId, leagueId),
        eq(teamWeekPlayer.season, season),
        inArray(teamWeekPlayer.teamId, teamIds),
        inArray(teamWeekPlayer.week, weeks),
      ),
    )
    .orderBy(asc(teamWeekPlayer.index));

/** The rows of whole weeks: the scores of teams and of their players, and the teams' games. */
export interface WeekRows {
  weeks: number[];
  teams: (typeof teamWeek.$inferInsert)[];
  games: (typeof game.$inferInsert)[];
  players: (typeof teamWeekPlayer.$inferInsert)[];
}

/**
 * The number of stored rows of each of a season's weeks: teams, those with points, players, those with a score. Weeks without teams are
 * left out.
 */
export async function selectWeekSizes(db: Database, leagueId: string, season: number) {
  const teams = await db
    .select({ week: teamWeek.week, teams: count(), teamsWithPoints: count(sql`nullif(${teamWeek.teamScore}, 0)`) })
    .from(teamWeek)
    .where(and(eq(teamWeek.leagueId, leagueId), eq(teamWeek.season, season)))
    .groupBy(teamWeek.week);
  const players = await db
    .select({ week: teamWeekPlayer.week, players: count(), playersWithScore: count(teamWeekPlayer.score) })
    .from(teamWeekPlayer)
    .where(and(eq(teamWeekPlayer.leagueId, leagueId), eq(teamWeekPlayer.season, season)))
    .groupBy(teamWeekPlayer.week);
  const ofWeek = new Map(players.map((row) => [row.week, row]));
  return teams.map((row) => ({ players: 0, playersWithScore: 0, ...row, ...ofWeek.get(row.week) }));
}

/** The players in reserve of some weeks of a season, in the order of the line-ups. */
export const selectReserveScores = (db: Database, leagueId: string, season: number, weeks: number[]) =>
  db
    .select()
    .from(teamWeekPlayer)
    .where(
      and(
        eq(teamWeekPlayer.leagueId, leagueId),
        eq(teamWeekPlayer.season, season),
        inArray(teamWeekPlayer.week, weeks),
        eq(teamWeekPlayer.slot, 'reserve'),
      ),
    )
    .orderBy(asc(teamWeekPlayer.index));

/** Makes a season's `weeks` equal to the given rows; other weeks stay. */
export async function syncWeeks(
  tx: Database,
  leagueId: string,
  season: number,
  { weeks, teams, games, players }: WeekRows,
): Promise<RowCount> {
  const scopeOf = (table: typeof teamWeek | typeof teamWeekPlayer) =>
    and(eq(table.leagueId, leagueId), eq(table.season, season), inArray(table.week, weeks));
  const teamCount = await syncRows(tx, teamWeek, scopeOf(teamWeek), teams);
  const playerCount = await syncRows(tx, teamWeekPlayer, scopeOf(teamWeekPlayer), players);
  const gameCount = await syncGames(tx, leagueId, season, weeks, games);
  const counts = [teamCount, playerCount, gameCount];
  return {
    rows: counts.reduce((sum, { rows }) => sum + rows, 0),
    skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}
