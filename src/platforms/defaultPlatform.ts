import { useCallback } from 'react';
import {
  statusOf,
  statusOnly,
  useGetLeagueQuery,
  useGetTeamProfileQuery,
  useGetTeamQuery,
  usePointsByYearQuery,
  usePointsByYearTeamQuery,
  usePointsByYearTeamWeekQuery,
  useTeamSetKeeperMutation,
  type ApiError,
} from '../api';
import { pathTo } from '../routing/pathTo';
import type { Platform } from './platform';

export const defaultPlatform: Platform = {
  key: 'default',
  host: 'mfl',
  hasNumericIds: true,
  hasApiKeys: true,
  hasUsernames: false,
  name: 'MyFantasyLeague',
  words: { nflTeam: 'NFL Team', bye: 'Bye Week', average: 'Average' },
  blackNavbar: false,
  paths: {
    history: (leagueId) => pathTo('history', { leagueId }),
    standings: (leagueId) => pathTo('standings', { leagueId }),
    leagueSettings: (leagueId) => pathTo('leagueSettings', { leagueId }),
    team: (leagueId, teamId) => pathTo('team', { leagueId, teamId }),
    draftOrder: (leagueId) => pathTo('draftOrder', { leagueId }),
    rookies: (leagueId, year) => pathTo('rookies', { leagueId, year }),
    transactions: (leagueId, year) => pathTo('transactions', { leagueId, year }),
    pointsByYear: (leagueId, year) => pathTo('pointsByYear', { leagueId, year }),
    pointsByYearTeam: (leagueId, year, teamId) => pathTo('pointsByYearTeam', { leagueId, year, teamId }),
    pointsByYearTeamWeek: (leagueId, year, teamId, week) => pathTo('pointsByYearTeamWeek', { leagueId, year, teamId, week }),
  },
  useStandings: (leagueId) => useGetLeagueQuery({ leagueId }, statusOnly),
  useRoster: (leagueId, teamId) => useGetTeamQuery({ teamId }, statusOf(leagueId)),
  useProfile: (leagueId, teamId) => useGetTeamProfileQuery({ teamId }, statusOf(leagueId)),
  usePointsByYear: (leagueId, year) => usePointsByYearQuery({ leagueId, year: Number(year) }, statusOnly),
  usePointsByYearTeam: (leagueId, year, teamId) => usePointsByYearTeamQuery({ leagueId, year: Number(year), teamId }, statusOnly),
  usePointsByYearTeamWeek: (leagueId, year, teamId, week) =>
    usePointsByYearTeamWeekQuery({ leagueId, year: Number(year), teamId, week: Number(week) }, statusOnly),
  useSetKeeper: () => {
    const [setKeeper] = useTeamSetKeeperMutation();
    return useCallback(
      async (_leagueId, teamId, playerId, isKeeper) => {
        const { error } = await setKeeper({ teamId, leaguePlayerId: playerId, isKeeper });
        return (error as ApiError | undefined) ?? null;
      },
      [setKeeper],
    );
  },
};
