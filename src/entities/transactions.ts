import { leagueApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { keyedRows, seasonKey } from './keys';

/** A move of a transaction, with the fields of its transaction; `playerId` is its player's. */
export type MoveRow = { key: string; playerId?: string } & Schema<'TransactionMove'> & Omit<Schema<'Transaction'>, 'moves'>;

export const moves = createTable('moves', [
  feed(leagueApi.endpoints.getTransactions, ({ transactions }, { leagueId, year }) =>
    keyedRows(
      seasonKey('any', leagueId, year),
      transactions.flatMap(({ moves: parts, ...transaction }) =>
        parts.map((part) => ({ ...transaction, ...part, playerId: part.player?.playerId })),
      ),
      ({ id }) => id,
    ),
  ),
]);
