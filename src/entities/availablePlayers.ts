import { leagueApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { keyedRows, leagueKey } from './keys';

/** A player on no roster of a league. */
export type AvailablePlayerRow = { key: string } & Schema<'AvailablePlayer'>;
export const availablePlayers = createTable('availablePlayers', [
  feed(leagueApi.endpoints.getAvailablePlayers, ({ players }, { leagueId }) =>
    keyedRows(leagueKey('any', leagueId), players, ({ playerId, name, position }) => playerId ?? [position, name]),
  ),
]);
