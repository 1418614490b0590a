import { and, asc, eq, inArray, isNotNull, like, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { player, playerAlias, playerExternalId, ranking, rosterEntry } from '../../schema';
import { type RowCount, syncRows } from '../../syncRows';
import { toIso } from '../../toIso';

/** A row of `player`. */
export type Player = typeof player.$inferSelect;

type Link = typeof playerExternalId.$inferSelect;

/** The id that a host or a file gives a player; `alias` if an alias created the link, `provisional` for an unknown player. */
export type ExternalId = Omit<Link, 'alias' | 'provisional'> & Partial<Link>;

/** A row of `player_alias`. */
export type Alias = typeof playerAlias.$inferSelect;

/** A league's custom player: his id at the host begins with the league's. */
const isLeaguesOwn = like(playerExternalId.externalId, '%-%');

/** Every matched NFL player, by id. */
export const selectPlayers = (db: Database): Promise<Player[]> =>
  db
    .select()
    .from(player)
    .where(
      notExists(
        db
          .select({ one: sql`1` })
          .from(playerExternalId)
          .where(and(eq(playerExternalId.playerId, player.id), or(playerExternalId.provisional, isLeaguesOwn))),
      ),
    )
    .orderBy(asc(player.id));

/** The external ids of players, of one provider or of all. */
export const selectLinks = (db: Database, provider?: string): Promise<ExternalId[]> =>
  db
    .select()
    .from(playerExternalId)
    .where(provider === undefined ? undefined : eq(playerExternalId.provider, provider));

/** Maps a provider's player ids to ours: the given ids, or all. */
export async function playerIdsOf(db: Database, provider: string, externalIds?: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ externalId: playerExternalId.externalId, playerId: playerExternalId.playerId })
    .from(playerExternalId)
    .where(and(eq(playerExternalId.provider, provider), externalIds && inArray(playerExternalId.externalId, externalIds)));
  return new Map(rows.map(({ externalId, playerId }) => [externalId, playerId]));
}

/** A provider's ids of unmatched players. */
export const selectProvisionalIds = async (db: Database, provider: string): Promise<Set<string>> =>
  new Set(
    (
      await db
        .select({ externalId: playerExternalId.externalId })
        .from(playerExternalId)
        .where(and(eq(playerExternalId.provider, provider), playerExternalId.provisional))
    ).map(({ externalId }) => externalId),
  );

/** Aliases: another name to the player's name. */
export const selectAliases = async (db: Database): Promise<Map<string, string>> =>
  new Map((await db.select().from(playerAlias)).map(({ name, playerName }) => [name, playerName]));

/** The aliases, newest first, those of an unknown time last. */
export const selectAliasRows = async (db: Database): Promise<Alias[]> => {
  const rows = await db
    .select()
    .from(playerAlias)
    .orderBy(sql`${playerAlias.givenAt} desc nulls last`, asc(playerAlias.name));
  return rows.map((row) => ({ ...row, givenAt: toIso(row.givenAt) }));
};

/** Removes an alias with the links that it made. @returns the name of its player; undefined without such an alias */
export const removeAliasRow = async (tx: Database, name: string): Promise<string | undefined> =>
  (await tx.delete(playerAlias).where(eq(playerAlias.name, name)).returning())[0]?.playerName;

/** Stores an alias, replacing one of the same name. @returns the name of the previous player; undefined for a new alias */
export async function setAlias(tx: Database, row: Pick<Alias, 'name' | 'playerName' | 'givenBy'>): Promise<string | undefined> {
  const before = await removeAliasRow(tx, row.name);
  await tx.insert(playerAlias).values({ ...row, givenAt: new Date().toISOString() });
  return before;
}

/** Stores a player's id at a provider. */
export const setLink = (db: Database, { playerId, alias = null, provisional = false, ...id }: ExternalId) =>
  db
    .insert(playerExternalId)
    .values({ ...id, playerId, alias, provisional })
    .onConflictDoUpdate({
      target: [playerExternalId.provider, playerExternalId.externalId],
      set: { playerId, alias, provisional },
    });

/** The names of rostered or ranked players without an id at a provider. */
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

/** Inserts or updates players; the others stay. */
export const syncPlayers = (tx: Database, rows: (typeof player.$inferInsert)[]): Promise<RowCount> =>
  syncRows(tx, player, undefined, rows, { keepOthers: true });

/** Inserts or updates the ids that a provider gives players; the others stay. */
export const syncLinks = (tx: Database, provider: string, rows: ExternalId[]): Promise<RowCount> =>
  syncRows(
    tx,
    playerExternalId,
    eq(playerExternalId.provider, provider),
    rows.map(({ alias = null, provisional = false, ...row }) => ({ ...row, alias, provisional })),
    { keepOthers: true },
  );
