/**
 * Who provides what, and which call makes it stale. An answer that a mutation brings itself is not fetched again:
 * a set-keeper call answers the roster, a saved trade the trades.
 */
import { adminApi } from './generated/admin.gen';
import { draftApi } from './generated/draft.gen';
import { historyApi } from './generated/history.gen';
import { leagueApi } from './generated/league.gen';
import { preDraftTradesApi } from './generated/preDraftTrades.gen';
import { rookiesApi } from './generated/rookies.gen';
import { settingsApi } from './generated/settings.gen';
import { teamApi } from './generated/team.gen';

/** A refused mutation has changed nothing. */
const unlessFailed =
  (tag: 'Keepers' | 'Draft') =>
  (_answer: unknown, error: unknown): ('Keepers' | 'Draft')[] =>
    error === undefined ? [tag] : [];

leagueApi.enhanceEndpoints({
  endpoints: {
    getLeague: { providesTags: ['Standings'] },
    getSleeperLeague: { providesTags: ['Standings'] },
    getLeagueYears: { providesTags: ['Standings'] },
    getDepthChart: { providesTags: ['Roster'] },
    getRosterBreakdown: { providesTags: ['Roster'] },
    getKeeperBreakdown: { providesTags: ['Roster', 'Keepers'] },
    getAvailablePlayers: { providesTags: ['Roster', 'Keepers'] },
  },
});
teamApi.enhanceEndpoints({
  endpoints: {
    getTeam: { providesTags: ['Roster'] },
    getSleeperTeam: { providesTags: ['Roster'] },
    getTeamProfile: { providesTags: ['Standings'] },
    getSleeperTeamProfile: { providesTags: ['Standings'] },
    teamSetKeeper: { invalidatesTags: unlessFailed('Keepers') },
    sleeperTeamSetKeeper: { invalidatesTags: unlessFailed('Keepers') },
  },
});
draftApi.enhanceEndpoints({ endpoints: { getDraftOrder: { providesTags: ['Draft', 'Keepers'] } } });
preDraftTradesApi.enhanceEndpoints({
  endpoints: {
    getPreDraftTrades: { providesTags: ['Trades'] },
    createPreDraftTrade: { invalidatesTags: unlessFailed('Draft') },
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
adminApi.enhanceEndpoints({
  endpoints: {
    populateCache: { invalidatesTags: ['Roster'] },
    populateRookies: { invalidatesTags: ['Rookies'] },
    populateFullLeagueYearData: { invalidatesTags: ['Standings'] },
    populateLastSeasonsRoster: { invalidatesTags: ['Roster', 'Keepers'] },
    refreshKeepers: { invalidatesTags: ['Roster', 'Keepers'] },
    refreshRosters: { invalidatesTags: ['Roster', 'Keepers'] },
    refreshStandings: { invalidatesTags: ['Standings'] },
    updateLeagueYearData: { invalidatesTags: ['Standings'] },
    getNflPlayerRankings: { invalidatesTags: ['Roster', 'Keepers'] },
    setFantasyProsPlayerIds: { invalidatesTags: ['Roster', 'Keepers'] },
    loadNewFantasyProsFile: { invalidatesTags: ['Roster', 'Keepers', 'Rookies'] },
    updateHistoricalTeamWeekData: { invalidatesTags: ['Scores'] },
    populateLeagueDraftOrder: { invalidatesTags: ['Draft', 'Trades', 'Settings'] },
    sleeperUpdateLeagues: { invalidatesTags: ['Standings', 'Roster', 'Settings'] },
    sleeperUpdatePlayers: { invalidatesTags: ['Roster'] },
    sleeperHistoricalTeamWeekData: { invalidatesTags: ['Scores'] },
    createNewSeason: { invalidatesTags: ['Standings', 'Roster', 'Keepers', 'Draft', 'Trades', 'Settings'] },
  },
});
