import { and, eq, getTableColumns, inArray, not, notExists, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import {
  draftPick,
  freeAgentWeek,
  hiddenKeeper,
  hostKeeper,
  keeper,
  keeperChange,
  leagueSource,
  newSeason,
  player,
  playerExternalId,
  ranking,
  rookie,
  rosterEntry,
  rosterSnapshot,
  teamWeekPlayer,
  transactionMove,
} from '../../schema';
import { keyOf } from '../../syncRows';

type OfPlayer = PgTable & { playerId: PgColumn };

/** The tables with rows about players. Those that have the player in their key have one row of him per team or season. */
const tables: OfPlayer[] = [
  rosterEntry,
  keeper,
  hiddenKeeper,
  hostKeeper,
  keeperChange,
  rosterSnapshot,
  ranking,
  rookie,
  teamWeekPlayer,
  freeAgentWeek,
  draftPick,
  transactionMove,
];

/** Deletes rows of `from` where `to` has one of the same key. */
async function removeDoubles(tx: Database, table: OfPlayer, from: string, to: string): Promise<void> {
  const key = keyOf(table);
  if (!key.some(([, { name }]) => name === table.playerId.name)) return;
  const other = alias(table, 'other');
  const columns = getTableColumns(other) as Record<string, PgColumn>;
  const isSame = key.map(([name, column]) => eq(columns[name]!, column.name === table.playerId.name ? to : column));
  const others = tx
    .select({ one: sql`1` })
    .from(other as PgTable)
    .where(and(...isSame));
  await tx.delete(table).where(and(eq(table.playerId, from), sql`exists ${others}`));
}

/**
 * Moves the rows of a provider's leagues from players to others, all at once, so that two players can change places.
 * @param moves the id of a player to the id of the player who gets his rows
 */
export async function movePlayers(tx: Database, provider: string, moves: ReadonlyMap<string, string>): Promise<void> {
  const ofProvider = tx.select({ id: leagueSource.leagueId }).from(leagueSource).where(eq(leagueSource.provider, provider));
  const ofLeagues = tables.filter((table): table is OfPlayer & { leagueId: PgColumn } => 'leagueId' in table);
  const between = (from: string) => `moved ${from}`;
  for (const from of moves.keys()) {
    const [row] = await tx.select().from(player).where(eq(player.id, from));
    await tx.insert(player).values({ ...row!, id: between(from) });
    for (const table of ofLeagues)
      await tx
        .update(table)
        .set({ playerId: between(from) })
        .where(and(eq(table.playerId, from), inArray(table.leagueId, ofProvider)));
  }
  for (const [from, to] of moves) await mergePlayers(tx, between(from), to);
}

/** Moves a player's certain ids to another one, except those of providers that the other has an id of. */
async function moveLinks(tx: Database, from: string, to: string): Promise<void> {
  const other = alias(playerExternalId, 'other');
  const others = tx
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.playerId, to), eq(other.provider, playerExternalId.provider)));
  const isMoved = and(eq(playerExternalId.playerId, from), not(playerExternalId.provisional), notExists(others));
  await tx.update(playerExternalId).set({ playerId: to }).where(isMoved);
}

/**
 * Moves all rows of a provisional or doubled player to the identified player, and deletes the first one. If both have a row with the same
 * key, the identified player's row stays.
 */
export async function mergePlayers(tx: Database, from: string, to: string): Promise<void> {
  if (from === to) return;
  for (const table of tables) {
    await removeDoubles(tx, table, from, to);
    await tx.update(table).set({ playerId: to }).where(eq(table.playerId, from));
  }
  const named = (id: string) => sql`'"playerId": ' || to_jsonb(${id}::text)::text`;
  await tx.update(newSeason).set({ before: sql`replace(${newSeason.before}::text, ${named(from)}, ${named(to)})::jsonb` });
  await moveLinks(tx, from, to);
  await tx.delete(playerExternalId).where(eq(playerExternalId.playerId, from));
  await tx.delete(player).where(eq(player.id, from));
}
