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

type Tag = 'Standings' | 'Roster' | 'Keepers' | 'Draft' | 'Trades' | 'Scores' | 'Rookies' | 'Settings' | 'Runs';

/** A maintenance call that fails on its way may go on at the server; that it ran is known once it has answered. */
const after =
  (tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error === undefined ? [...tags, 'Runs'] : tags;

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
    getRuns: { providesTags: ['Runs'] },
    getUnmatchedPlayers: { providesTags: ['Runs'] },
    populateCache: { invalidatesTags: after(['Roster']) },
    populateRookies: { invalidatesTags: after(['Rookies']) },
    populateFullLeagueYearData: { invalidatesTags: after(['Standings']) },
    populateLastSeasonsRoster: { invalidatesTags: after(['Roster', 'Keepers']) },
    refreshKeepers: { invalidatesTags: after(['Roster', 'Keepers']) },
    refreshRosters: { invalidatesTags: after(['Roster', 'Keepers']) },
    refreshStandings: { invalidatesTags: after(['Standings']) },
    updateLeagueYearData: { invalidatesTags: after(['Standings']) },
    getNflPlayerRankings: { invalidatesTags: after(['Roster', 'Keepers']) },
    setFantasyProsPlayerIds: { invalidatesTags: after(['Roster', 'Keepers']) },
    loadNewFantasyProsFile: { invalidatesTags: after(['Roster', 'Keepers', 'Rookies']) },
    updateHistoricalTeamWeekData: { invalidatesTags: after(['Scores']) },
    populateLeagueDraftOrder: { invalidatesTags: after(['Draft', 'Trades', 'Settings']) },
    sleeperUpdateLeagues: { invalidatesTags: after(['Standings', 'Roster', 'Settings']) },
    sleeperUpdatePlayers: { invalidatesTags: after(['Roster']) },
    sleeperHistoricalTeamWeekData: { invalidatesTags: after(['Scores']) },
    createNewSeason: { invalidatesTags: after(['Standings', 'Roster', 'Keepers', 'Draft', 'Trades', 'Settings']) },
  },
});
