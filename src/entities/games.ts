/** The table of the weeks' games. It loads with the pages that show games. */
import type { gamesApi } from '../api/games';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { endpointByName } from './endpointByName';
import { injectTables, type StateOf } from './index';
import { gameWeekKey } from './keys';

/** A week with its games. */
export type GameWeekRow = { key: string } & Schema<'Games'>;
export const gameWeeks = createTable('gameWeeks', [
  feed(endpointByName<typeof gamesApi.endpoints, 'getGames'>('getGames'), (response, { leagueId, week }) => ({
    rows: [{ ...response, key: gameWeekKey(leagueId, week) } satisfies GameWeekRow],
  })),
]);

const gameTables = { gameWeeks };
declare module './index' {
  interface LazyTables extends StateOf<typeof gameTables> {}
}
injectTables(gameTables);
