import { leagueApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { leagueKey, rowKey } from './keys';

/** A player of a league, with the team that has him. */
export type PlayerRow = { key: string } & Schema<'LeaguePlayer'>;

export const playerKey = (leagueId: string, playerId: string) => rowKey(leagueKey('any', leagueId), playerId);

export const players = createTable('players', [
  feed(leagueApi.endpoints.getPlayer, (player, { leagueId, playerId }) => ({
    rows: [{ ...player, key: playerKey(leagueId, playerId) } satisfies PlayerRow],
  })),
]);
