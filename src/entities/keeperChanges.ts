/** The table of who marked keepers. It loads with the team's page. */
import type { keeperChangesApi } from '../api/keeperChanges';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { endpointByName } from './endpointByName';
import { injectTables, type StateOf } from './index';
import { keyedRows, leagueKey } from './keys';

/** A keeper mark that was set or removed; the list's key is the league's. */
export type KeeperChangeRow = { key: string } & Schema<'KeeperChange'>;
export const keeperChanges = createTable('keeperChanges', [
  feed(endpointByName<typeof keeperChangesApi.endpoints, 'getKeeperChanges'>('getKeeperChanges'), (response, { leagueId }) =>
    keyedRows(leagueKey('any', leagueId), response, ({ id }) => id),
  ),
]);

const keeperTables = { keeperChanges };
declare module './index' {
  interface LazyTables extends StateOf<typeof keeperTables> {}
}
injectTables(keeperTables);
