/** The points of players whom no team of a league had in a week, for the free agents of its newest season. */
import type { Database } from '../../db';
import { type PlayerPoints, syncFreeAgents } from '../../db/queries/players/freeAgents';
import { playerIdsOf } from '../../db/queries/players/knownPlayers';
import type { RowCount } from '../../db/syncRows';
import { roundPoints } from '../../domain/points';
import { HostError } from '../../hosts/errors';
import type { Source } from '../../hosts/port';
import type { HostedLeague } from '../hostedLeague';

/** The points of all players in weeks, by the host's ids; weeks of which the host says nothing are left out. */
export type PointsOfWeeks = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** Reads the points of all players in a week of the league's season. Nothing depends on them: a refusal is no problem of the week. */
export async function readPlayerPoints(
  { league, adapter }: HostedLeague,
  source: Source,
  week: number,
): Promise<ReadonlyMap<string, number> | null> {
  if (source.season !== league.season || !adapter.playerScores) return null;
  return adapter.playerScores(source, week).catch((error: unknown) => {
    if (error instanceof HostError) return null;
    throw error;
  });
}

/** Writes the points of known players whom no team had in these weeks, whose line-ups are written. */
export async function writeFreeAgents(
  tx: Database,
  { league, adapter }: HostedLeague,
  season: number,
  points: PointsOfWeeks,
): Promise<RowCount> {
  if (!points.size) return { rows: 0, skipped: 0 };
  const known = await playerIdsOf(tx, adapter.name, [...new Set([...points.values()].flatMap((scores) => [...scores.keys()]))]);
  const rows = [...points].flatMap(([week, scores]) =>
    [...scores].flatMap(([id, score]): PlayerPoints[] => {
      const playerId = known.get(id);
      return playerId === undefined ? [] : [{ week, playerId, score: roundPoints(score) }];
    }),
  );
  return syncFreeAgents(tx, league.id, season, [...points.keys()], rows);
}
