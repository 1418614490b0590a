import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    populateCache: build.mutation<PopulateCacheAnswer, PopulateCacheArg>({
      query: () => ({ url: `/api/Admin/populateCache`, method: "GET" }),
    }),
    populateRookies: build.mutation<PopulateRookiesAnswer, PopulateRookiesArg>({
      query: () => ({ url: `/api/Admin/populateRookies`, method: "GET" }),
    }),
    populateFullLeagueYearData: build.mutation<
      PopulateFullLeagueYearDataAnswer,
      PopulateFullLeagueYearDataArg
    >({
      query: () => ({
        url: `/api/Admin/PopulateFullLeagueYearData`,
        method: "GET",
      }),
    }),
    populateLastSeasonsRoster: build.mutation<
      PopulateLastSeasonsRosterAnswer,
      PopulateLastSeasonsRosterArg
    >({
      query: (queryArg) => ({
        url: `/api/Admin/PopulateLastSeasonsRoster`,
        method: "GET",
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
    }),
    refreshKeepers: build.mutation<RefreshKeepersAnswer, RefreshKeepersArg>({
      query: (queryArg) => ({
        url: `/api/Admin/RefreshKeepers`,
        method: "GET",
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
    }),
    refreshRosters: build.mutation<RefreshRostersAnswer, RefreshRostersArg>({
      query: (queryArg) => ({
        url: `/api/Admin/RefreshRosters`,
        method: "GET",
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
    }),
    refreshStandings: build.mutation<
      RefreshStandingsAnswer,
      RefreshStandingsArg
    >({
      query: (queryArg) => ({
        url: `/api/Admin/RefreshStandings`,
        method: "GET",
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
    }),
    updateLeagueYearData: build.mutation<
      UpdateLeagueYearDataAnswer,
      UpdateLeagueYearDataArg
    >({
      query: () => ({ url: `/api/Admin/UpdateLeagueYearData`, method: "GET" }),
    }),
    getNflPlayerRankings: build.mutation<
      GetNflPlayerRankingsAnswer,
      GetNflPlayerRankingsArg
    >({
      query: () => ({ url: `/api/Admin/GetNflPlayerRankings`, method: "GET" }),
    }),
    setFantasyProsPlayerIds: build.mutation<
      SetFantasyProsPlayerIdsAnswer,
      SetFantasyProsPlayerIdsArg
    >({
      query: () => ({
        url: `/api/Admin/SetFantasyProsPlayerIds`,
        method: "GET",
      }),
    }),
    loadNewFantasyProsFile: build.mutation<
      LoadNewFantasyProsFileAnswer,
      LoadNewFantasyProsFileArg
    >({
      query: () => ({
        url: `/api/Admin/loadNewFantasyProsFile`,
        method: "GET",
      }),
    }),
    updateHistoricalTeamWeekData: build.mutation<
      UpdateHistoricalTeamWeekDataAnswer,
      UpdateHistoricalTeamWeekDataArg
    >({
      query: (queryArg) => ({
        url: `/api/Admin/updateHistoricalTeamWeekData`,
        method: "GET",
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
    }),
    populateLeagueDraftOrder: build.mutation<
      PopulateLeagueDraftOrderAnswer,
      PopulateLeagueDraftOrderArg
    >({
      query: (queryArg) => ({
        url: `/api/Admin/populateLeagueDraftOrder`,
        method: "GET",
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
    }),
    sleeperUpdateLeagues: build.mutation<
      SleeperUpdateLeaguesAnswer,
      SleeperUpdateLeaguesArg
    >({
      query: () => ({ url: `/api/Admin/sleeperUpdateLeagues`, method: "GET" }),
    }),
    sleeperUpdatePlayers: build.mutation<
      SleeperUpdatePlayersAnswer,
      SleeperUpdatePlayersArg
    >({
      query: () => ({ url: `/api/Admin/sleeperUpdatePlayers`, method: "GET" }),
    }),
    sleeperHistoricalTeamWeekData: build.mutation<
      SleeperHistoricalTeamWeekDataAnswer,
      SleeperHistoricalTeamWeekDataArg
    >({
      query: () => ({
        url: `/api/Admin/sleeperHistoricalTeamWeekData`,
        method: "GET",
      }),
    }),
    createNewSeason: build.mutation<CreateNewSeasonAnswer, CreateNewSeasonArg>({
      query: () => ({ url: `/api/Admin/createNewSeason`, method: "GET" }),
    }),
    getRuns: build.query<GetRunsAnswer, GetRunsArg>({
      query: () => ({ url: `/api/Admin/GetRuns` }),
    }),
    getUnmatchedPlayers: build.query<
      GetUnmatchedPlayersAnswer,
      GetUnmatchedPlayersArg
    >({
      query: () => ({ url: `/api/Admin/GetUnmatchedPlayers` }),
    }),
    saveAlias: build.mutation<SaveAliasAnswer, SaveAliasArg>({
      query: (queryArg) => ({
        url: `/api/Admin/SaveAlias`,
        method: "POST",
        body: queryArg.aliasCreate,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type PopulateCacheAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type PopulateCacheArg = void;
export type PopulateRookiesAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type PopulateRookiesArg = void;
export type PopulateFullLeagueYearDataAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type PopulateFullLeagueYearDataArg = void;
export type PopulateLastSeasonsRosterAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type PopulateLastSeasonsRosterArg = {
  /** A league of the default provider, or 0 for all. */
  leagueId: LeagueId;
};
export type RefreshKeepersAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type RefreshKeepersArg = {
  /** A league of the default provider, or 0 for all. */
  leagueId: LeagueId;
};
export type RefreshRostersAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type RefreshRostersArg = {
  /** A league of the default provider, or 0 for all. */
  leagueId: LeagueId;
};
export type RefreshStandingsAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type RefreshStandingsArg = {
  /** A league of the default provider, or 0 for all. */
  leagueId: LeagueId;
};
export type UpdateLeagueYearDataAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type UpdateLeagueYearDataArg = void;
export type GetNflPlayerRankingsAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type GetNflPlayerRankingsArg = void;
export type SetFantasyProsPlayerIdsAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type SetFantasyProsPlayerIdsArg = void;
export type LoadNewFantasyProsFileAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type LoadNewFantasyProsFileArg = void;
export type UpdateHistoricalTeamWeekDataAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type UpdateHistoricalTeamWeekDataArg = {
  /** A league of the default provider, or 0 for all. */
  leagueId: LeagueId;
};
export type PopulateLeagueDraftOrderAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type PopulateLeagueDraftOrderArg = {
  /** A league of the default provider, or 0 for all. */
  leagueId: LeagueId;
};
export type SleeperUpdateLeaguesAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type SleeperUpdateLeaguesArg = void;
export type SleeperUpdatePlayersAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type SleeperUpdatePlayersArg = void;
export type SleeperHistoricalTeamWeekDataAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type SleeperHistoricalTeamWeekDataArg = void;
export type CreateNewSeasonAnswer =
  /** status 200 What the call did, league by league. */ AdminRun;
export type CreateNewSeasonArg = void;
export type GetRunsAnswer =
  /** status 200 The runs; an empty array before the first. */ MaintenanceRun[];
export type GetRunsArg = void;
export type GetUnmatchedPlayersAnswer =
  /** status 200 The players, by name. */ UnmatchedPlayer[];
export type GetUnmatchedPlayersArg = void;
export type SaveAliasAnswer =
  /** status 200 The players, by name. */ UnmatchedPlayer[];
export type SaveAliasArg = {
  aliasCreate: AliasCreate;
};
export type DateTime = string;
export type AdminLeagueRun = {
  /** Null for a call that is not about leagues. */
  leagueId: string | null;
  leagueName: string | null;
  /** Rows written. */
  rows: number;
  /** Rows that were as they should be. */
  skipped: number;
  /** Names of players or teams without a counterpart. */
  unmatched: string[];
  seconds: number;
  /** Why this league failed; null when it did not. */
  error: string | null;
  /** Why there was nothing to be done; null when there was. */
  note?: string | null;
};
export type AdminRun = {
  call: string;
  startedAt: DateTime;
  endedAt: DateTime;
  leagues: AdminLeagueRun[];
};
export type FieldError = {
  /** Name of the parameter or field. */
  field: string;
  /** The rule it breaks. */
  message: string;
};
export type Problem = {
  type?: string;
  title: string;
  status: number;
  detail?: string;
  instance?: string;
  errors?: FieldError[];
};
export type LeagueId = string;
export type MaintenanceRun = {
  id: number;
  /** The call's operationId. */
  call: string;
  /** Null for a call that is not about leagues. */
  leagueId: string | null;
  leagueName: string | null;
  /** E-mail address of who made the call. */
  startedBy: string;
  startedAt: DateTime;
  /** Null while it goes on, and when its process ended before it did. */
  endedAt: DateTime | null;
  outcome: "running" | "done" | "skipped" | "failed";
  /** Rows written. */
  rows: number;
  /** Rows that were as they should be. */
  skipped: number;
  /** Names of players or teams without a counterpart. */
  unmatched: string[];
  seconds: number;
  /** Why there was nothing to be done; null when there was. */
  note: string | null;
  /** Why it failed; null when it did not. */
  error: string | null;
};
export type UnmatchedIn = {
  /** The call's operationId. */
  call: string;
  leagueName: string | null;
  startedAt: DateTime;
};
export type UnmatchedPlayer = {
  /** As the host or the file names him. */
  name: string;
  /** False for a name that one of our players has, who is not clearly the one who is meant; no alias can help there. */
  takesAlias: boolean;
  /** The runs that could not match him. */
  runs: UnmatchedIn[];
  /** Names of players of ours who may be meant, likeliest first; at most five. */
  suggestions: string[];
};
export type AliasCreate = {
  /** The name as a run reported it. */
  name: string;
  /** The name of one of our players. */
  player: string;
};
export const {
  usePopulateCacheMutation,
  usePopulateRookiesMutation,
  usePopulateFullLeagueYearDataMutation,
  usePopulateLastSeasonsRosterMutation,
  useRefreshKeepersMutation,
  useRefreshRostersMutation,
  useRefreshStandingsMutation,
  useUpdateLeagueYearDataMutation,
  useGetNflPlayerRankingsMutation,
  useSetFantasyProsPlayerIdsMutation,
  useLoadNewFantasyProsFileMutation,
  useUpdateHistoricalTeamWeekDataMutation,
  usePopulateLeagueDraftOrderMutation,
  useSleeperUpdateLeaguesMutation,
  useSleeperUpdatePlayersMutation,
  useSleeperHistoricalTeamWeekDataMutation,
  useCreateNewSeasonMutation,
  useGetRunsQuery,
  useGetUnmatchedPlayersQuery,
  useSaveAliasMutation,
} = injectedRtkApi;
