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
import type { SecondSetKeeperArg } from '../entities/players';
import { pathTo } from '../routing/pathTo';
import type { Provider } from './provider';

export const secondProvider: Provider = {
  key: 'sleeper',
  words: { nflTeam: 'Team', bye: 'Bye', average: 'Avg' },
  blackNavbar: true,
  paths: {
    standings: (leagueId) => pathTo('secondStandings', { leagueId }),
    team: (leagueId, teamId) => pathTo('secondTeam', { leagueId, teamId }),
    pointsByYear: (leagueId, year) => pathTo('secondPointsByYear', { leagueId, year }),
    pointsByYearTeam: (leagueId, year, teamId) => pathTo('secondPointsByYearTeam', { leagueId, year, teamId }),
    pointsByYearTeamWeek: (leagueId, year, teamId, week) =>
      pathTo('secondPointsByYearTeamWeek', { leagueId, year, teamId, week }),
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
      async (leagueId, teamId, playerId) => {
        const arg: SecondSetKeeperArg = { leagueId, sleeperSetKeeperRequest: { teamId, playerId } };
        const { error } = await setKeeper(arg);
        return (error as ApiError | undefined) ?? null;
      },
      [setKeeper],
    );
  },
};
