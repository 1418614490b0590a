import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../..';
import { player, teamWeekPlayer } from '../../schema';

/** The weeks of a season that have line-ups, in order. */
export async function selectLineupWeeks(db: Database, leagueId: string, season: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ week: teamWeekPlayer.week })
    .from(teamWeekPlayer)
    .where(and(eq(teamWeekPlayer.leagueId, leagueId), eq(teamWeekPlayer.season, season)))
    .orderBy(asc(teamWeekPlayer.week));
  return rows.map(({ week }) => week);
}

/** The players of all line-ups of a week, each team's in order. */
export const selectWeekRosters = (db: Database, leagueId: string, season: number, week: number) =>
  db
    .select({
      teamId: teamWeekPlayer.teamId,
      slot: teamWeekPlayer.slot,
      playerId: player.id,
      playerName: player.name,
      position: player.position,
      score: teamWeekPlayer.score,
    })
    .from(teamWeekPlayer)
    .innerJoin(player, eq(player.id, teamWeekPlayer.playerId))
    .where(and(eq(teamWeekPlayer.leagueId, leagueId), eq(teamWeekPlayer.season, season), eq(teamWeekPlayer.week, week)))
    .orderBy(asc(teamWeekPlayer.teamId), asc(teamWeekPlayer.index));
