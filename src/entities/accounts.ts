import { accountApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';

/** The key of the one row. */
const ownKey = 'own';

/** The logged-in account, with its role and leagues. */
export type AccountRow = { key: string } & Schema<'Account'>;
export const accounts = createTable('accounts', [
  feed(accountApi.endpoints.getAccount, (account) => ({ rows: [{ ...account, key: ownKey } satisfies AccountRow] })),
]);

type AccountsRoot = Parameters<typeof accounts.selectRow>[0];

/** Whether the logged-in account is an admin's. False until the account is loaded. */
export const selectIsAdmin = (state: AccountsRoot): boolean => accounts.selectRow(state, ownKey)?.role === 'admin';

/** Whether the logged-in account may edit a league's trades: an admin's, or its commissioner's. False until the account is loaded. */
export function selectIsCommissioner(state: AccountsRoot, leagueId: string): boolean {
  const account = accounts.selectRow(state, ownKey);
  if (account?.role !== 'commissioner') return account?.role === 'admin';
  return account.scopes.some((scope) => scope.leagueId === leagueId && scope.teamId === null);
}
