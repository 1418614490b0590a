import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '..';
import { leagueTransaction, player, transactionMove } from '../schema';
import { chunksOf, type RowCount } from '../syncRows';

type TransactionRow = typeof leagueTransaction.$inferSelect;
type MoveRow = typeof transactionMove.$inferSelect;

/**
 * Every time that a pick of a draft changed hands in a stored transaction, oldest first; `at` is its instant, `pick` its number in the
 * round or null, `originalTeamId` is null if it follows from the number.
 */
export async function selectPickMoves(db: Database, leagueId: string, draftSeason: number) {
  const rows = await db
    .select({ move: transactionMove, at: leagueTransaction.at })
    .from(transactionMove)
    .innerJoin(
      leagueTransaction,
      and(
        eq(leagueTransaction.leagueId, transactionMove.leagueId),
        eq(leagueTransaction.season, transactionMove.season),
        eq(leagueTransaction.externalId, transactionMove.externalId),
      ),
    )
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

/** The transactions of a season, or the `limit` newest of them, newest first, each with its parts in order. */
export async function selectTransactions(
  db: Database,
  leagueId: string,
  season: number,
  limit = 100_000,
): Promise<(TransactionRow & { moves: StoredMove[] })[]> {
  const transactions = await db
    .select()
    .from(leagueTransaction)
    .where(and(eq(leagueTransaction.leagueId, leagueId), eq(leagueTransaction.season, season)))
    .orderBy(desc(leagueTransaction.at), desc(leagueTransaction.externalId))
    .limit(limit);
  const ids = transactions.map(({ externalId }) => externalId);
  const moves = await db
    .select({ move: transactionMove, playerName: player.name, position: player.position })
    .from(transactionMove)
    .leftJoin(player, eq(player.id, transactionMove.playerId))
    .where(
      and(eq(transactionMove.leagueId, leagueId), eq(transactionMove.season, season), inArray(transactionMove.externalId, ids)),
    )
    .orderBy(asc(transactionMove.index));
  const movesOf = new Map(transactions.map(({ externalId }): [string, StoredMove[]] => [externalId, []]));
  for (const { move, ...ofPlayer } of moves) movesOf.get(move.externalId)!.push({ ...move, ...ofPlayer });
  return transactions.map((transaction) => ({ ...transaction, moves: movesOf.get(transaction.externalId)! }));
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
