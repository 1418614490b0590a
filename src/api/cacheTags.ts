/**
 * Which tags each query provides and each mutation invalidates. What a mutation's own response contains is not fetched again: a
 * set-keeper call responds with the roster, a saved trade with the trades.
 */
import { accountApi } from './generated/account.gen';
import { adminApi } from './generated/admin.gen';
import { draftApi } from './generated/draft.gen';
import { historyApi } from './generated/history.gen';
import { leagueApi } from './generated/league.gen';
import { leaguesApi } from './generated/leagues.gen';
import { preDraftTradesApi } from './generated/preDraftTrades.gen';
import { rookiesApi } from './generated/rookies.gen';
import { settingsApi } from './generated/settings.gen';
import { teamApi } from './generated/team.gen';

type Tag =
  | 'Account'
  | 'Standings'
  | 'Roster'
  | 'Keepers'
  | 'Draft'
  | 'Trades'
  | 'EnteredTrades'
  | 'Scores'
  | 'Rookies'
  | 'Settings'
  | 'Runs'
  | 'HostLeague'
  | 'Unmatched'
  | 'Aliases';

/** A maintenance call whose response is lost may still be running on the server: only a response says that it ran. */
const after =
  (tags: Tag[]) =>
  (_response: unknown, error: unknown): Tag[] =>
    error === undefined ? [...tags, 'Runs'] : tags;

/** What a league's season is about, made or taken back. */
const ofSeason: Tag[] = ['Standings', 'Roster', 'Keepers', 'Draft', 'Trades', 'EnteredTrades', 'Settings'];

/** A refused mutation changes nothing. */
const unlessFailed =
  <Changed extends Tag>(...tags: Changed[]) =>
  (_response: unknown, error: unknown): Changed[] =>
    error === undefined ? tags : [];

accountApi.enhanceEndpoints({ endpoints: { getAccount: { providesTags: ['Account'] } } });
leagueApi.enhanceEndpoints({
  endpoints: {
    getLeague: { providesTags: ['Standings'] },
    getSleeperLeague: { providesTags: ['Standings'] },
    getLeagueYears: { providesTags: ['Standings'] },
    getDepthChart: { providesTags: ['Roster'] },
    getRosterBreakdown: { providesTags: ['Roster'] },
    getKeeperBreakdown: { providesTags: ['Roster', 'Keepers'] },
    getAvailablePlayers: { providesTags: ['Roster', 'Keepers'] },
    getPlayer: { providesTags: ['Roster', 'Keepers'] },
  },
});
leaguesApi.enhanceEndpoints({
  endpoints: { findHostLeague: { providesTags: ['HostLeague'] }, addLeague: { invalidatesTags: unlessFailed('Runs') } },
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
adminApi.enhanceEndpoints({
  endpoints: {
    getNewSeasons: { providesTags: ['Runs'] },
    getRuns: { providesTags: ['Runs'] },
    getUnmatchedPlayers: { providesTags: ['Runs', 'Unmatched'] },
    getAliases: { providesTags: ['Aliases'] },
    saveAlias: { invalidatesTags: unlessFailed('Aliases') },
    // A refusal says that somebody else removed it.
    removeAlias: { invalidatesTags: (_response, error) => [error === undefined ? 'Unmatched' : 'Aliases'] },
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
    createNewSeason: { invalidatesTags: after(ofSeason) },
    // A refusal says that something was entered which this page has not seen.
    takeBackNewSeason: { invalidatesTags: [...ofSeason, 'Runs'] },
  },
});
