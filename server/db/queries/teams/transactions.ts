import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import { groupBy } from '../../../domain/groupBy';
import { leagueTransaction, player, transactionMove } from '../../schema';
import { chunksOf, type RowCount } from '../../syncRows';

type TransactionRow = typeof leagueTransaction.$inferSelect;
type MoveRow = typeof transactionMove.$inferSelect;

/** Joins a transaction to its parts. */
export const hasMove = and(
  eq(leagueTransaction.leagueId, transactionMove.leagueId),
  eq(leagueTransaction.season, transactionMove.season),
  eq(leagueTransaction.externalId, transactionMove.externalId),
);

/**
 * Every time that a pick of a draft changed hands in a stored transaction, oldest first; `at` is its instant, `pick` its number in the
 * round or null, `originalTeamId` is null if it follows from the number.
 */
export async function selectPickMoves(db: Database, leagueId: string, draftSeason: number) {
  const rows = await db
    .select({ move: transactionMove, at: leagueTransaction.at })
    .from(transactionMove)
    .innerJoin(leagueTransaction, hasMove)
    .where(
      and(
        eq(transactionMove.leagueId, leagueId),
        eq(transactionMove.pickSeason, draftSeason),
        or(isNotNull(transactionMove.pickTeamId), isNotNull(transactionMove.pickNumber)),
        isNotNull(transactionMove.fromTeamId),
        isNotNull(transactionMove.toTeamId),
      ),
    )
    .orderBy(asc(leagueTransaction.at), asc(leagueTransaction.externalId), asc(transactionMove.index));
  return rows.map(({ move, at }) => ({
    ...{ externalId: move.externalId, at, season: draftSeason, round: move.pickRound!, pick: move.pickNumber },
    originalTeamId: move.pickTeamId,
    ...{ fromTeamId: move.fromTeamId!, toTeamId: move.toTeamId! },
  }));
}

/** A part of a transaction, with its player. */
export type StoredMove = MoveRow & { playerName: string | null; position: string | null };

/** Which transactions: of a season or of all, those that moved a player or a pick of a draft's round, and how many of the newest of them. */
export interface TransactionChoice {
  season?: number;
  playerId?: string;
  pick?: { season: number; round: number };
  limit?: number;
}

const part = alias(transactionMove, 'part');
const isPart = and(
  eq(part.leagueId, leagueTransaction.leagueId),
  eq(part.season, leagueTransaction.season),
  eq(part.externalId, leagueTransaction.externalId),
);

/** The transactions, newest season first, in a season newest first, each with its parts in order. */
export async function selectTransactions(
  db: Database,
  leagueId: string,
  { season, playerId, pick, limit }: TransactionChoice,
): Promise<(TransactionRow & { moves: StoredMove[] })[]> {
  const hasPart = (condition: SQL | undefined) =>
    exists(db.select({ index: part.index }).from(part).where(and(isPart, condition)));
  const newest = db
    .select()
    .from(leagueTransaction)
    .where(
      and(
        eq(leagueTransaction.leagueId, leagueId),
        season === undefined ? undefined : eq(leagueTransaction.season, season),
        playerId === undefined ? undefined : hasPart(eq(part.playerId, playerId)),
        pick && hasPart(and(eq(part.pickSeason, pick.season), eq(part.pickRound, pick.round))),
      ),
    )
    .orderBy(desc(leagueTransaction.season), desc(leagueTransaction.at), desc(leagueTransaction.externalId))
    .$dynamic();
  const transactions = await (limit === undefined ? newest : newest.limit(limit));
  const ids = transactions.map(({ externalId }) => externalId);
  const moves = await db
    .select({ move: transactionMove, playerName: player.name, position: player.position })
    .from(transactionMove)
    .leftJoin(player, eq(player.id, transactionMove.playerId))
    .where(
      and(
        eq(transactionMove.leagueId, leagueId),
        season === undefined ? undefined : eq(transactionMove.season, season),
        limit === undefined && playerId === undefined && !pick ? undefined : inArray(transactionMove.externalId, ids),
      ),
    )
    .orderBy(asc(transactionMove.index));
  const keyOf = (row: { season: number; externalId: string }) => `${row.season}/${row.externalId}`;
  const movesOf = groupBy(
    moves.map(({ move, ...named }): StoredMove => ({ ...move, ...named })),
    keyOf,
  );
  return transactions.map((transaction) => ({ ...transaction, moves: movesOf.get(keyOf(transaction)) ?? [] }));
}

/** How many transactions of a season are stored, by week. */
export async function countTransactions(db: Database, leagueId: string, season: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ week: leagueTransaction.week, stored: count() })
    .from(leagueTransaction)
    .where(and(eq(leagueTransaction.leagueId, leagueId), eq(leagueTransaction.season, season)))
    .groupBy(leagueTransaction.week);
  return new Map(rows.map(({ week, stored }) => [week, stored]));
}

/** The host's ids of a season's transactions. */
export async function selectTransactionIds(db: Database, leagueId: string, season: number): Promise<Set<string>> {
  const rows = await db
    .select({ externalId: leagueTransaction.externalId })
    .from(leagueTransaction)
    .where(and(eq(leagueTransaction.leagueId, leagueId), eq(leagueTransaction.season, season)));
  return new Set(rows.map(({ externalId }) => externalId));
}

/**
 * Inserts the transactions of a season that are not stored yet, with their parts. Completed transactions never change; parts of stored ones
 * only get missing pick numbers.
 */
export async function addTransactions(
  tx: Database,
  leagueId: string,
  season: number,
  transactions: TransactionRow[],
  moves: MoveRow[],
): Promise<RowCount> {
  const known = await selectTransactionIds(tx, leagueId, season);
  const isNew = ({ externalId }: { externalId: string }) => !known.has(externalId);
  const rows = transactions.filter(isNew);
  for (const chunk of chunksOf(rows)) await tx.insert(leagueTransaction).values(chunk);
  for (const chunk of chunksOf(moves.filter(isNew))) await tx.insert(transactionMove).values(chunk);
  const numbered = moves.filter((move) => move.pickNumber !== null && !isNew(move));
  const target = [transactionMove.leagueId, transactionMove.season, transactionMove.externalId, transactionMove.index];
  const setWhere = and(isNull(transactionMove.pickNumber), sql`${transactionMove.pickRound} = excluded.pick_round`);
  for (const chunk of chunksOf(numbered))
    await tx
      .insert(transactionMove)
      .values(chunk)
      .onConflictDoUpdate({ target, set: { pickNumber: sql`excluded.pick_number` }, setWhere });
  return { rows: rows.length, skipped: transactions.length - rows.length };
}
