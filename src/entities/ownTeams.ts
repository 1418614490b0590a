import { createSelector } from '@reduxjs/toolkit';
import type { Schema } from '../api/types';
import { selectAccount, selectIsCommissioner } from './accounts';
import type { Root } from './createTable';

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
export const selectMayKeep = (state: Root, leagueId: string, teamId: string): boolean => {
  const account = selectAccount(state);
  return !account || selectIsCommissioner(state, leagueId) || selectOwns(state, leagueId, teamId);
};
