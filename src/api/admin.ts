/** The endpoints that only the admin page needs, with their cache tags, and hooks. They load with the page. */
import { unlessFailed, type Tag } from './baseApi';
import { adminApi, invitationsApi, leaguesApi } from './generated/adminHooks.gen';

export * from './generated/adminHooks.gen';
export { createInvitation, createPasswordReset } from './createLink';
export { saveHostKey } from './saveHostKey';

/** A maintenance call whose response is lost may still be running on the server: only a response says that it ran. */
const after =
  (tags: Tag[]) =>
  (_response: unknown, error: unknown): Tag[] =>
    error === undefined ? [...tags, 'Runs'] : tags;

/** What a league's season is about, made or taken back. */
const ofSeason: Tag[] = ['Standings', 'Roster', 'Keepers', 'Draft', 'Trades', 'EnteredTrades', 'Settings'];

leaguesApi.enhanceEndpoints({
  endpoints: {
    findHostLeague: { providesTags: ['HostLeague'] },
    findLeaguesOfUser: { providesTags: ['HostLeague'] },
    getLeagues: { providesTags: ['Runs'] },
    setLeagueSettings: { invalidatesTags: unlessFailed('Roster', 'Keepers') },
    // A refusal says that somebody else removed it.
    removeLeague: { invalidatesTags: ['Runs'] },
    addLeague: { invalidatesTags: unlessFailed('Runs') },
  },
});
invitationsApi.enhanceEndpoints({
  endpoints: {
    getInvitations: { providesTags: ['Invitations'] },
    // A refusal says that it was used, withdrawn or too old.
    withdrawInvitation: { invalidatesTags: (_response, error) => (error === undefined ? [] : ['Invitations']) },
  },
});
adminApi.enhanceEndpoints({
  endpoints: {
    getNewSeasons: { providesTags: ['Runs'] },
    getRuns: { providesTags: ['Runs'] },
    getUnmatchedPlayers: { providesTags: ['Runs', 'Unmatched'] },
    getAliases: { providesTags: ['Aliases'] },
    getSecurityLog: { providesTags: ['SecurityLog'] },
    getSchedule: { providesTags: ['Runs'] },
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
