import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { selectAccount, selectOwnTeams } from '../../entities/accounts';
import { leaguePaths } from '../../routing/leaguePaths';
import { pathTo } from '../../routing/pathTo';
import { useAppSelector } from '../../store/hooks';
import type { MenuLink } from './MenuLinks';

/** Links of the account that is logged in: to its teams, its page, and what it may do. */
export function useAccountLinks(): MenuLink[] {
  const { pathname, search } = useLocation();
  const account = useAppSelector(selectAccount);
  const teams = useAppSelector(selectOwnTeams);
  return useMemo(
    () => [
      ...teams.map(({ leagueId, leagueName, provider, teamId }) => ({
        label: teams.length === 1 ? 'My team' : `My team in ${leagueName}`,
        to: leaguePaths(provider).team(leagueId, teamId),
      })),
      { label: 'Account', to: pathTo('logIn'), state: { from: pathname + search } },
      ...(account?.mayAddLeagues ? [{ label: 'Add a league', to: pathTo('addLeague') }] : []),
      ...(account?.role === 'admin' ? [{ label: 'Admin', to: pathTo('admin') }] : []),
    ],
    [pathname, search, account, teams],
  );
}
