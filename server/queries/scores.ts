import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db';
import { player, team, teamSeason, teamWeek, teamWeekPlayer } from '../schema';

const total = sql<number>`sum(${teamWeek.teamScore} + ${teamWeek.benchScore} + ${teamWeek.resScore})::float8`;

/** The scores of every team that played in a season, highest total first, under the names of that season. */
export const selectYearScores = (db: Database, leagueId: string, season: number) =>
  db
    .select({
      teamId: teamWeek.teamId,
      teamName: sql<string>`coalesce(${teamSeason.name}, ${team.name}, ${teamWeek.teamId})`,
      ownerName: sql<string | null>`coalesce(${teamSeason.ownerName}, ${team.ownerName})`,
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
    .where(and(eq(teamWeek.leagueId, leagueId), eq(teamWeek.season, season)))
    .groupBy(teamWeek.teamId, teamSeason.name, teamSeason.ownerName, team.name, team.ownerName)
    .orderBy(desc(total), asc(teamWeek.teamId));

/** A team's scores week by week. */
export const selectWeekScores = (db: Database, leagueId: string, season: number, teamId: string) =>
  db
    .select({
      week: teamWeek.week,
      teamScoreTotal: teamWeek.teamScore,
      benchScoreTotal: teamWeek.benchScore,
      resScoreTotal: teamWeek.resScore,
      teamScoreIncBenchAndRes: sql<number>`(${teamWeek.teamScore} + ${teamWeek.benchScore} + ${teamWeek.resScore})::float8`,
    })
    .from(teamWeek)
    .where(and(eq(teamWeek.leagueId, leagueId), eq(teamWeek.season, season), eq(teamWeek.teamId, teamId)))
    .orderBy(asc(teamWeek.week));

/** What a team's players scored in a week, in the order of the line-up. */
export const selectPlayerScores = (db: Database, leagueId: string, season: number, teamId: string, week: number) =>
  db
    .select({
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
        eq(teamWeekPlayer.teamId, teamId),
        eq(teamWeekPlayer.week, week),
      ),
    )
    .orderBy(asc(teamWeekPlayer.index));
