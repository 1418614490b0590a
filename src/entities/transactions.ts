import { leagueApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { keyedRows, rowKey, seasonKey } from './keys';

/** A part of a transaction of a season, with what all its parts share; `playerId` is its player's. */
export type MoveRow = { key: string; playerId?: string } & Schema<'TransactionMove'> & Omit<Schema<'Transaction'>, 'moves'>;

/** The list of a season's moves; with a limit, of those of the newest transactions. */
export const movesKey = (leagueId: string, year: string | number, limit?: number) =>
  limit === undefined ? seasonKey('any', leagueId, year) : rowKey(seasonKey('any', leagueId, year), limit);

export const moves = createTable('moves', [
  feed(leagueApi.endpoints.getTransactions, ({ transactions }, { leagueId, year, limit }) =>
    keyedRows(
      movesKey(leagueId, year, limit),
      transactions.flatMap(({ moves: parts, ...transaction }) =>
        parts.map((part) => ({ ...transaction, ...part, playerId: part.player?.playerId })),
      ),
      ({ id }) => id,
    ),
  ),
]);
