/** The tables of all leagues, and of those that the account adds. They load with the pages that need them. */
import type { leaguesApi } from '../api/leagues';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { endpointByName } from './endpointByName';
import { injectTables, type StateOf } from './index';
import { keyedRows } from './keys';

/** The key of the only list of each. */
export const everyLeague = 'all';

/** A league, for an admin. */
export type ManagedLeagueRow = { key: string } & Schema<'ManagedLeague'>;
export const managedLeagues = createTable('managedLeagues', [
  feed(endpointByName<typeof leaguesApi.endpoints, 'getLeagues'>('getLeagues'), (response) =>
    keyedRows(everyLeague, response, ({ leagueId }) => leagueId),
  ),
]);

/** A league that the account is adding, by its run. */
export type AdditionRow = { key: string } & Schema<'Addition'>;
export const additions = createTable('additions', [
  feed(endpointByName<typeof leaguesApi.endpoints, 'getAdditions'>('getAdditions'), (response) =>
    keyedRows(everyLeague, response, ({ id }) => id),
  ),
]);

const leagueTables = { additions, managedLeagues };
declare module './index' {
  interface LazyTables extends StateOf<typeof leagueTables> {}
}
injectTables(leagueTables);
