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

/** The logged-in account; undefined until it is loaded. */
export const selectAccount = (state: AccountsRoot): AccountRow | undefined => accounts.selectRow(state, ownKey);

/** Whether the logged-in account is an admin's. False until the account is loaded. */
export const selectIsAdmin = (state: AccountsRoot): boolean => selectAccount(state)?.role === 'admin';

/** The leagues that the account has or has a team of; an admin's are those of members only. Undefined until the account is loaded. */
export const selectOwnLeagues = (state: AccountsRoot) => selectAccount(state)?.leagues;

/** Whether the logged-in account may edit a league's trades: an admin's, or its commissioner's. False until the account is loaded. */
export function selectIsCommissioner(state: AccountsRoot, leagueId: string): boolean {
  const account = selectAccount(state);
  if (account?.role !== 'commissioner') return account?.role === 'admin';
  return account.scopes.some((scope) => scope.leagueId === leagueId && scope.teamId === null);
}
