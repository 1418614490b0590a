/** What pages read of the logged-in account. */
import { createSelector } from '@reduxjs/toolkit';
import type { Schema } from '../api/types';
import type { Root } from './createTable';
import { accounts, type AccountRow } from './tables';

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

/** A team of the account, with its league. */
export type OwnTeam = Schema<'ManagedLeague'> & { teamId: string };

/** The teams of the account, in the order of their leagues' names; none until it is loaded. */
export const selectOwnTeams = createSelector([selectAccount], (account): OwnTeam[] =>
  (account?.leagues ?? []).flatMap((league) =>
    account!.scopes.flatMap(({ leagueId, teamId }) =>
      leagueId === league.leagueId && teamId !== null ? [{ ...league, teamId }] : [],
    ),
  ),
);

/** Whether the viewer owns a team. False until the account is loaded. */
export const selectOwns = (state: Root, leagueId: string, teamId: string): boolean =>
  selectAccount(state)?.scopes.some((scope) => scope.leagueId === leagueId && scope.teamId === teamId) === true;

/**
 * Whether the viewer may choose a team's keepers: its owner, the league's commissioner and admins. True for a visitor, who is asked to log
 * in, and until the account is loaded.
 */
export function selectMayKeep(state: Root, leagueId: string, teamId: string): boolean {
  const account = selectAccount(state);
  return !account || selectIsCommissioner(state, leagueId) || selectOwns(state, leagueId, teamId);
}
