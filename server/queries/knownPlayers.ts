import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db';
import type { ExternalId } from '../imports/playerFiles/crosswalk';
import { player, playerAlias, playerExternalId, ranking, rosterEntry } from '../schema';

/** A player as we have him. */
export type Player = typeof player.$inferSelect;

/** Every player, by id. */
export const selectPlayers = (db: Database): Promise<Player[]> => db.select().from(player).orderBy(asc(player.id));

/** The ids that hosts and files give our players; of one provider, or of all. */
export const selectLinks = (db: Database, provider?: string): Promise<ExternalId[]> =>
  db
    .select()
    .from(playerExternalId)
    .where(provider === undefined ? undefined : eq(playerExternalId.provider, provider));

/** Our players by a provider's ids. */
export const playerIdsOf = async (db: Database, provider: string): Promise<Map<string, string>> =>
  new Map((await selectLinks(db, provider)).map(({ externalId, playerId }) => [externalId, playerId]));

/** Names that people entered, to the names of our players. */
export const selectAliases = async (db: Database): Promise<Map<string, string>> =>
  new Map((await db.select().from(playerAlias)).map(({ name, playerName }) => [name, playerName]));

/** Keeps another name of a player. */
export const setAlias = (db: Database, name: string, playerName: string) =>
  db.insert(playerAlias).values({ name, playerName }).onConflictDoUpdate({ target: playerAlias.name, set: { playerName } });

/** Keeps that a provider's id is a player's. */
export const setLink = (db: Database, { playerId, ...id }: ExternalId) =>
  db
    .insert(playerExternalId)
    .values({ ...id, playerId })
    .onConflictDoUpdate({ target: [playerExternalId.provider, playerExternalId.externalId], set: { playerId } });

/** The names of those on a roster, or ranked in a season, whom a provider's ids do not name yet. */
export async function selectUnlinked(db: Database, provider: string, season: number): Promise<string[]> {
  const linked = db
    .select({ id: playerExternalId.playerId })
    .from(playerExternalId)
    .where(eq(playerExternalId.provider, provider));
  const rostered = db.select({ id: rosterEntry.playerId }).from(rosterEntry);
  const ranked = db
    .select({ id: ranking.playerId })
    .from(ranking)
    .where(and(eq(ranking.season, season), isNotNull(ranking.avg)));
  const rows = await db
    .select({ name: player.name })
    .from(player)
    .where(and(sql`not ${inArray(player.id, linked)}`, sql`(${inArray(player.id, rostered)} or ${inArray(player.id, ranked)})`))
    .orderBy(asc(player.name));
  return rows.map(({ name }) => name);
}
