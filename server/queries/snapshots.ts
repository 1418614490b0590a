import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db';
import { playerExternalId, rosterSnapshot } from '../schema';

/** Who was in reserve or taxi in a week by our own snapshot of it: teams to the provider's ids of players; undefined without one. */
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
