import { teamApi } from './generated/team.gen';

const loadRefetch = () => import(/* webpackChunkName: "later" */ './refetchRunning').then((module) => module.refetchRunning);

teamApi.enhanceEndpoints({
  endpoints: {
    teamSetKeeper: {
      onQueryStarted: ({ teamId }, lifecycle) =>
        loadRefetch()
          .then((refetchRunning) => refetchRunning(teamApi.endpoints.getTeam, { teamId }, lifecycle))
          .catch(() => undefined),
    },
    sleeperTeamSetKeeper: {
      onQueryStarted: ({ sleeperSetKeeperRequest: { leagueId = '', teamId } }, lifecycle) =>
        loadRefetch()
          .then((refetchRunning) => refetchRunning(teamApi.endpoints.getSleeperTeam, { leagueId, teamId }, lifecycle))
          .catch(() => undefined),
    },
  },
});
