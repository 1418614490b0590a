import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../..';
import { playerExternalId, rosterSnapshot } from '../../schema';
import { type RowCount, syncRows } from '../../syncRows';

/** A player's slot on a team in a week. */
type SnapshotEntry = typeof rosterSnapshot.$inferSelect;

/**
 * The players in reserve or taxi slots in a week, from the snapshot of that week: team id to the provider's player ids; undefined
 * without a snapshot.
 */
export async function selectReserve(
  db: Database,
  provider: string,
  leagueId: string,
  season: number,
  week: number,
): Promise<Map<string, Set<string>> | undefined> {
  const rows = await db
    .select({ teamId: rosterSnapshot.teamId, externalId: playerExternalId.externalId })
    .from(rosterSnapshot)
    .innerJoin(
      playerExternalId,
      and(eq(playerExternalId.provider, provider), eq(playerExternalId.playerId, rosterSnapshot.playerId)),
    )
    .where(
      and(
        eq(rosterSnapshot.leagueId, leagueId),
        eq(rosterSnapshot.season, season),
        eq(rosterSnapshot.week, week),
        ne(rosterSnapshot.slot, 'active'),
      ),
    );
  if (!rows.length) return undefined;
  const reserve = new Map<string, Set<string>>();
  for (const { teamId, externalId } of rows) reserve.set(teamId, (reserve.get(teamId) ?? new Set()).add(externalId));
  return reserve;
}

/** Makes a week's snapshot equal to `rows`. */
export function syncSnapshot(
  tx: Database,
  leagueId: string,
  season: number,
  week: number,
  rows: SnapshotEntry[],
): Promise<RowCount> {
  const isOfWeek = and(eq(rosterSnapshot.leagueId, leagueId), eq(rosterSnapshot.season, season), eq(rosterSnapshot.week, week));
  return syncRows(tx, rosterSnapshot, isOfWeek, rows);
}
