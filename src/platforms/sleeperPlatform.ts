import { useCallback } from 'react';
import {
  statusOnly,
  useGetSleeperLeagueQuery,
  useGetSleeperTeamProfileQuery,
  useGetSleeperTeamQuery,
  useSleeperPointsByYearQuery,
  useSleeperPointsByYearTeamQuery,
  useSleeperPointsByYearTeamWeekQuery,
  useSleeperTeamSetKeeperMutation,
  type ApiError,
} from '../api';
import { pathTo } from '../routing/pathTo';
import type { Platform } from './platform';

export const sleeperPlatform: Platform = {
  key: 'sleeper',
  host: 'sleeper',
  hasNumericIds: false,
  hasApiKeys: false,
  hasUsernames: true,
  name: 'Sleeper',
  words: { nflTeam: 'Team', bye: 'Bye', average: 'Avg' },
  blackNavbar: true,
  paths: {
    history: (leagueId) => pathTo('sleeperHistory', { leagueId }),
    standings: (leagueId) => pathTo('sleeperStandings', { leagueId }),
    leagueSettings: (leagueId) => pathTo('sleeperLeagueSettings', { leagueId }),
    team: (leagueId, teamId) => pathTo('sleeperTeam', { leagueId, teamId }),
    draftOrder: (leagueId) => pathTo('sleeperDraftOrder', { leagueId }),
    rookies: (leagueId, year) => pathTo('sleeperRookies', { leagueId, year }),
    transactions: (leagueId, year) => pathTo('sleeperTransactions', { leagueId, year }),
    pointsByYear: (leagueId, year) => pathTo('sleeperPointsByYear', { leagueId, year }),
    pointsByYearTeam: (leagueId, year, teamId) => pathTo('sleeperPointsByYearTeam', { leagueId, year, teamId }),
    pointsByYearTeamWeek: (leagueId, year, teamId, week) =>
      pathTo('sleeperPointsByYearTeamWeek', { leagueId, year, teamId, week }),
  },
  useStandings: (leagueId) => useGetSleeperLeagueQuery({ leagueId }, statusOnly),
  useRoster: (leagueId, teamId) => useGetSleeperTeamQuery({ leagueId, teamId }, statusOnly),
  useProfile: (leagueId, teamId) => useGetSleeperTeamProfileQuery({ leagueId, teamId }, statusOnly),
  usePointsByYear: (leagueId, year) => useSleeperPointsByYearQuery({ leagueId, year: Number(year) }, statusOnly),
  usePointsByYearTeam: (leagueId, year, teamId) =>
    useSleeperPointsByYearTeamQuery({ leagueId, year: Number(year), userId: teamId }, statusOnly),
  usePointsByYearTeamWeek: (leagueId, year, teamId, week) =>
    useSleeperPointsByYearTeamWeekQuery({ leagueId, year: Number(year), userId: teamId, week: Number(week) }, statusOnly),
  useSetKeeper: () => {
    const [setKeeper] = useSleeperTeamSetKeeperMutation();
    return useCallback(
      async (leagueId, teamId, playerId, isKeeper) => {
        const { error } = await setKeeper({ sleeperSetKeeperRequest: { leagueId, teamId, playerId, isKeeper } });
        return (error as ApiError | undefined) ?? null;
      },
      [setKeeper],
    );
  },
};
