/** The table of everyone's accounts. It loads with their page. */
import type { accountsApi } from '../api/managedAccounts';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { endpointByName } from './endpointByName';
import { injectTables, type StateOf } from './index';
import { keyedRows } from './keys';

type Endpoints = typeof accountsApi.endpoints;

/** The key of the only list. */
export const everyAccount = 'all';

/** An account, for an admin. */
export type ManagedAccountRow = { key: string } & Schema<'ManagedAccount'>;
const listed = (response: Schema<'ManagedAccount'>[]) => keyedRows(everyAccount, response, ({ accountId }) => accountId);
export const managedAccounts = createTable('managedAccounts', [
  feed(endpointByName<Endpoints, 'getAccounts'>('getAccounts'), listed),
  feed(endpointByName<Endpoints, 'setRights'>('setRights'), listed),
  feed(endpointByName<Endpoints, 'endAccountSessions'>('endAccountSessions'), listed),
  feed(endpointByName<Endpoints, 'removeAccount'>('removeAccount'), listed),
]);

const managedAccountTables = { managedAccounts };
declare module './index' {
  interface LazyTables extends StateOf<typeof managedAccountTables> {}
}
injectTables(managedAccountTables);
