/** The endpoints that only the admin page needs, with their cache tags, and hooks. They load with the page. */
import { unlessFailed, type Tag } from './baseApi';
import type { Schema } from './types';
import { adminApi, invitationsApi, leaguesApi } from './generated/adminHooks.gen';

export * from './generated/adminHooks.gen';
export { createInvitation, createPasswordReset } from './createLink';
export { saveHostKey } from './saveHostKey';

/** Whether a run waits or goes on. Other servers may respond with anything. */
export const isOpenRun = (run: unknown): boolean => (run as Partial<Schema<'AdminRun'>> | null | undefined)?.endedAt === null;

/**
 * A maintenance call whose response is lost may still be running on the server: only a response says that it ran. One that goes on in the
 * queue makes stale what it changes when it has ended.
 */
const after =
  (tags: Tag[]) =>
  (response: unknown, error: unknown): Tag[] => {
    if (isOpenRun(response)) return ['Runs'];
    return error === undefined ? [...tags, 'Runs'] : tags;
  };

/** What a league's season is about, made or taken back. */
const ofSeason: Tag[] = ['Standings', 'Roster', 'Keepers', 'Draft', 'Trades', 'EnteredTrades', 'Settings'];

/** What each maintenance call makes stale. */
export const callTags = {
  populateCache: ['Roster'],
  populateRookies: ['Rookies'],
  populateFullLeagueYearData: ['Standings'],
  populateLastSeasonsRoster: ['Roster', 'Keepers'],
  refreshKeepers: ['Roster', 'Keepers'],
  refreshRosters: ['Roster', 'Keepers'],
  refreshStandings: ['Standings'],
  updateLeagueYearData: ['Standings'],
  getNflPlayerRankings: ['Roster', 'Keepers'],
  setFantasyProsPlayerIds: ['Roster', 'Keepers'],
  loadNewFantasyProsFile: ['Roster', 'Keepers', 'Rookies'],
  updateHistoricalTeamWeekData: ['Scores'],
  populateLeagueDraftOrder: ['Draft', 'Trades', 'Settings'],
  sleeperUpdateLeagues: ['Standings', 'Roster', 'Keepers', 'Draft', 'Trades', 'Settings'],
  sleeperUpdatePlayers: ['Roster'],
  sleeperHistoricalTeamWeekData: ['Scores'],
  createNewSeason: ofSeason,
} satisfies Record<string, Tag[]>;

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
    getActiveRuns: { providesTags: ['Runs'] },
    getUnmatchedPlayers: { providesTags: ['Runs', 'Unmatched'] },
    getAliases: { providesTags: ['Aliases'] },
    getSecurityLog: { providesTags: ['SecurityLog'] },
    getLogInRules: { providesTags: ['SecurityLog'] },
    setLogInRules: { invalidatesTags: unlessFailed('SecurityLog') },
    getSchedule: { providesTags: ['Runs'] },
    saveAlias: { invalidatesTags: unlessFailed('Aliases') },
    // A refusal says that somebody else removed it.
    removeAlias: { invalidatesTags: (_response, error) => [error === undefined ? 'Unmatched' : 'Aliases'] },
    // A refusal says that something was entered which this page has not seen.
    takeBackNewSeason: { invalidatesTags: [...ofSeason, 'Runs'] },
  },
});
adminApi.enhanceEndpoints({
  endpoints: Object.fromEntries(Object.entries(callTags).map(([name, tags]) => [name, { invalidatesTags: after(tags) }])),
});
