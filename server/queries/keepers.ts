import { and, eq } from 'drizzle-orm';
import type { Database } from '../db';
import { keeper, league, rosterEntry } from '../schema';
import type { League } from './leagues';

/** Whether a player is on a team's roster. */
export async function isRostered(db: Database, leagueId: string, teamId: string, playerId: string): Promise<boolean> {
  const found = await db
    .select({ playerId: rosterEntry.playerId })
    .from(rosterEntry)
    .where(and(eq(rosterEntry.leagueId, leagueId), eq(rosterEntry.teamId, teamId), eq(rosterEntry.playerId, playerId)));
  return found.length > 0;
}

/** Turns a player's keeper mark of the coming season on, or off when it is on. Call it inside a transaction. */
export async function toggleKeeper(tx: Database, { id, season }: League, teamId: string, playerId: string): Promise<void> {
  const unmarked = await tx
    .delete(keeper)
    .where(and(eq(keeper.leagueId, id), eq(keeper.season, season), eq(keeper.playerId, playerId)))
    .returning({ playerId: keeper.playerId });
  if (!unmarked.length) await tx.insert(keeper).values({ leagueId: id, season, teamId, playerId, source: 'manual' });
}

/** The second-provider leagues in which a user's team has a player. */
export const selectLeaguesWithPlayer = async (db: Database, teamId: string, playerId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: league.id })
    .from(rosterEntry)
    .innerJoin(league, eq(league.id, rosterEntry.leagueId))
    .where(and(eq(league.provider, 'sleeper'), eq(rosterEntry.teamId, teamId), eq(rosterEntry.playerId, playerId)))
    .orderBy(league.id);
  return rows.map((row) => row.id);
};
