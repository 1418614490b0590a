import { accountApi } from '../api';
import type { sessionsApi } from '../api/sessions';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { endpointByName } from './endpointByName';
import { keyedRows } from './keys';

/** The key of the one row. */
const ownKey = 'own';

/** The logged-in account, with its role and leagues. */
export type AccountRow = { key: string } & Schema<'Account'>;
export const accounts = createTable('accounts', [
  feed(accountApi.endpoints.getAccount, (account) => ({ rows: [{ ...account, key: ownKey } satisfies AccountRow] })),
]);

/** The key of the only list of sessions. */
export const ownSessions = ownKey;

type SessionEndpoints = typeof sessionsApi.endpoints;

/** A session of the account: a browser in which it is logged in. */
export type SessionRow = { key: string } & Schema<'Session'>;
const listed = (response: Schema<'Session'>[]) => keyedRows(ownKey, response, ({ sessionId }) => sessionId);
export const sessions = createTable('sessions', [
  feed(endpointByName<SessionEndpoints, 'getSessions'>('getSessions'), listed),
  feed(endpointByName<SessionEndpoints, 'endSessions'>('endSessions'), listed),
]);

type AccountsRoot = Parameters<typeof accounts.selectRow>[0];

/** Whether the logged-in account may edit a league's trades: an admin's, or its commissioner's. False until the account is loaded. */
export function selectIsCommissioner(state: AccountsRoot, leagueId: string): boolean {
  const account = accounts.selectRow(state, ownKey);
  if (account?.role !== 'commissioner') return account?.role === 'admin';
  return account.scopes.some((scope) => scope.leagueId === leagueId && scope.teamId === null);
}
