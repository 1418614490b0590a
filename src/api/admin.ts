/** The endpoints that only the admin page needs, with their cache tags, and hooks. They load with the page. */
import { unlessFailed, type Tag } from './baseApi';
import type { Schema } from './types';
import { adminApi, invitationsApi } from './generated/adminHooks.gen';

export * from './generated/adminHooks.gen';
export { createInvitation, createPasswordReset } from './createLink';

/** Whether a run waits or is running. Other servers may respond with anything. */
export const isOpenRun = (run: unknown): boolean => (run as Partial<Schema<'AdminRun'>> | null | undefined)?.endedAt === null;

/**
 * A maintenance call whose response is lost may still be running on the server: only a response says that it ran. One that continues in the
 * queue invalidates what it changes when it ends.
 */
const after =
  (tags: Tag[]) =>
  (response: unknown, error: unknown): Tag[] => {
    if (isOpenRun(response)) return ['Runs'];
    return error === undefined ? [...tags, 'Runs'] : tags;
  };

/** The tags of a created or removed season of a league. */
const ofSeason: Tag[] = ['Standings', 'Roster', 'Keepers', 'Draft', 'Trades', 'EnteredTrades', 'Settings'];

/** What each maintenance call invalidates. */
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

invitationsApi.enhanceEndpoints({
  addTagTypes: ['Invitations'],
  endpoints: {
    getInvitations: { providesTags: ['Invitations'] },
    // A refusal says that it was used, withdrawn or has expired.
    withdrawInvitation: { invalidatesTags: (_response, error) => (error === undefined ? [] : ['Invitations']) },
  },
});
adminApi.enhanceEndpoints({
  addTagTypes: ['Unmatched', 'Aliases', 'SecurityLog'],
  endpoints: {
    getNewSeasons: { providesTags: ['Runs'] },
    getRuns: { providesTags: ['Runs'] },
    getActiveRuns: { providesTags: ['Runs'] },
    getUnmatchedPlayers: { providesTags: ['Runs', 'Unmatched'] },
    getAliases: { providesTags: ['Aliases'] },
    getSecurityLog: { providesTags: ['SecurityLog'] },
    getAccountRules: { providesTags: ['SecurityLog'] },
    setAccountRules: { invalidatesTags: unlessFailed('SecurityLog') },
    getSchedule: { providesTags: ['Runs'] },
    getFailedJobs: { providesTags: ['Runs'] },
    // A refusal says that it was retried or discarded elsewhere.
    retryFailedJob: { invalidatesTags: ['Runs'] },
    discardFailedJob: { invalidatesTags: (_response, error) => (error === undefined ? [] : ['Runs']) },
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
