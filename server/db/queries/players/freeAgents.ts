import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../..';
import { freeAgentWeek, player, teamWeekPlayer } from '../../schema';
import { type RowCount, syncRows } from '../../syncRows';
import { selectPositions } from './availablePlayers';

/** A player's points in a week. */
export interface PlayerPoints {
  week: number;
  playerId: string;
  score: number;
}

/**
 * Makes the points of a season's `weeks` equal to those of the players whom no team had, at the positions of the league; other weeks stay,
 * and earlier seasons are removed. Call it after the line-ups of the weeks are written.
 */
export async function syncFreeAgents(
  tx: Database,
  leagueId: string,
  season: number,
  weeks: number[],
  points: readonly PlayerPoints[],
): Promise<RowCount> {
  const keyOf = ({ week, playerId }: Omit<PlayerPoints, 'score'>) => `${week}/${playerId}`;
  const had = await tx
    .selectDistinct({ week: teamWeekPlayer.week, playerId: teamWeekPlayer.playerId })
    .from(teamWeekPlayer)
    .where(and(eq(teamWeekPlayer.leagueId, leagueId), eq(teamWeekPlayer.season, season), inArray(teamWeekPlayer.week, weeks)));
  const ids = [...new Set(points.map(({ playerId }) => playerId))];
  const ofPositions = await tx
    .select({ id: player.id })
    .from(player)
    .where(and(inArray(player.id, ids), inArray(player.position, await selectPositions(tx, leagueId))));
  const isTaken = new Set(had.map(keyOf));
  const isShown = new Set(ofPositions.map(({ id }) => id));
  const free = points.filter((row) => isShown.has(row.playerId) && !isTaken.has(keyOf(row)));
  const rows = [...new Map(free.map((row) => [keyOf(row), { leagueId, season, ...row }])).values()];
  if (rows.length)
    await tx.delete(freeAgentWeek).where(and(eq(freeAgentWeek.leagueId, leagueId), lt(freeAgentWeek.season, season)));
  const scope = and(eq(freeAgentWeek.leagueId, leagueId), eq(freeAgentWeek.season, season), inArray(freeAgentWeek.week, weeks));
  return syncRows(tx, freeAgentWeek, scope, rows);
}
