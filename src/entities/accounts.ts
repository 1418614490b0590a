/** What pages read of the logged-in account. */
import type { Root } from './createTable';
import { accounts, type AccountRow } from './generated/tables.gen';

/** The logged-in account; undefined until it is loaded. */
export const selectAccount = (state: Root): AccountRow | undefined => accounts.selectRow(state);

/** Whether the logged-in account is an admin's. False until the account is loaded. */
export const selectIsAdmin = (state: Root): boolean => selectAccount(state)?.role === 'admin';

/** The leagues that the account has or has a team of; an admin's are those of members only. Undefined until the account is loaded. */
export const selectOwnLeagues = (state: Root) => selectAccount(state)?.leagues;

/** Whether the logged-in account may edit a league's trades: an admin's, or its commissioner's. False until the account is loaded. */
export function selectIsCommissioner(state: Root, leagueId: string): boolean {
  const account = selectAccount(state);
  if (account?.role !== 'commissioner') return account?.role === 'admin';
  return account.scopes.some((scope) => scope.leagueId === leagueId && scope.teamId === null);
}
