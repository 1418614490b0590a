/**
 * Which tags each query provides and each mutation invalidates. What a mutation's own response contains is not fetched again: a
 * set-keeper call responds with the roster, a saved trade with the trades.
 */
import { unlessFailed } from './baseApi';
import { accountApi } from './generated/account.gen';
import { draftApi } from './generated/draft.gen';
import { historyApi } from './generated/history.gen';
import { leagueApi } from './generated/league.gen';
import { preDraftTradesApi } from './generated/preDraftTrades.gen';
import { rookiesApi } from './generated/rookies.gen';
import { settingsApi } from './generated/settings.gen';
import { teamApi } from './generated/team.gen';

accountApi.enhanceEndpoints({ endpoints: { getAccount: { providesTags: ['Account'] } } });
leagueApi.enhanceEndpoints({
  endpoints: {
    getLeague: { providesTags: ['Standings', 'Scores', 'Trades', 'EnteredTrades'] },
    getSleeperLeague: { providesTags: ['Standings', 'Scores', 'Trades', 'EnteredTrades'] },
    getLeagueYears: { providesTags: ['Standings'] },
    getDepthChart: { providesTags: ['Roster'] },
    getRosterBreakdown: { providesTags: ['Roster'] },
    getKeeperBreakdown: { providesTags: ['Roster', 'Keepers'] },
    getAvailablePlayers: { providesTags: ['Roster', 'Keepers'] },
    getTransactions: { providesTags: ['Trades'] },
    getPlayer: { providesTags: ['Roster', 'Keepers'] },
  },
});
const loadRefetch = () => import(/* webpackChunkName: "later" */ './refetchRunning').then((module) => module.refetchRunning);

teamApi.enhanceEndpoints({
  endpoints: {
    getTeam: { providesTags: ['Roster'] },
    getSleeperTeam: { providesTags: ['Roster'] },
    getTeamProfile: { providesTags: ['Standings', 'Draft', 'Keepers'] },
    getSleeperTeamProfile: { providesTags: ['Standings', 'Draft', 'Keepers'] },
    teamSetKeeper: {
      invalidatesTags: unlessFailed('Keepers', 'KeeperChanges'),
      onQueryStarted: ({ teamId }, lifecycle) =>
        loadRefetch()
          .then((refetchRunning) => refetchRunning(teamApi.endpoints.getTeam, { teamId }, lifecycle))
          .catch(() => undefined),
    },
    sleeperTeamSetKeeper: {
      invalidatesTags: unlessFailed('Keepers', 'KeeperChanges'),
      onQueryStarted: ({ sleeperSetKeeperRequest: { leagueId = '', teamId } }, lifecycle) =>
        loadRefetch()
          .then((refetchRunning) => refetchRunning(teamApi.endpoints.getSleeperTeam, { leagueId, teamId }, lifecycle))
          .catch(() => undefined),
    },
  },
});
draftApi.enhanceEndpoints({
  endpoints: { getDraftOrder: { providesTags: ['Draft', 'Keepers'] }, getFuturePicks: { providesTags: ['Trades'] } },
});
preDraftTradesApi.enhanceEndpoints({
  endpoints: {
    getPreDraftTrades: { providesTags: ['Trades'] },
    getEnteredTrades: { providesTags: ['EnteredTrades'] },
    createPreDraftTrade: { invalidatesTags: unlessFailed('Draft', 'EnteredTrades') },
    replacePreDraftTrade: { invalidatesTags: unlessFailed('Draft', 'EnteredTrades') },
    takeBackPreDraftTrade: { invalidatesTags: unlessFailed('Draft', 'EnteredTrades') },
  },
});
historyApi.enhanceEndpoints({
  endpoints: {
    pointsByYear: { providesTags: ['Scores'] },
    pointsByYearTeam: { providesTags: ['Scores'] },
    pointsByYearTeamWeek: { providesTags: ['Scores'] },
    sleeperPointsByYear: { providesTags: ['Scores'] },
    sleeperPointsByYearTeam: { providesTags: ['Scores'] },
    sleeperPointsByYearTeamWeek: { providesTags: ['Scores'] },
  },
});
rookiesApi.enhanceEndpoints({ endpoints: { getRookies: { providesTags: ['Rookies'] } } });
settingsApi.enhanceEndpoints({ endpoints: { getSettings: { providesTags: ['Settings'] } } });
