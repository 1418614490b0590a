import { addInvalidations } from "../invalidations";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    populateCache: build.mutation<PopulateCacheResponse, PopulateCacheArg>({
      query: () => ({ url: `/api/Admin/populateCache`, method: "GET" }),
    }),
    populateRookies: build.mutation<
      PopulateRookiesResponse,
      PopulateRookiesArg
    >({
      query: () => ({ url: `/api/Admin/populateRookies`, method: "GET" }),
    }),
    populateFullLeagueYearData: build.mutation<
      PopulateFullLeagueYearDataResponse,
      PopulateFullLeagueYearDataArg
    >({
      query: () => ({
        url: `/api/Admin/PopulateFullLeagueYearData`,
        method: "GET",
      }),
    }),
    populateLastSeasonsRoster: build.mutation<
      PopulateLastSeasonsRosterResponse,
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
    refreshKeepers: build.mutation<RefreshKeepersResponse, RefreshKeepersArg>({
      query: (queryArg) => ({
        url: `/api/Admin/RefreshKeepers`,
        method: "GET",
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
    }),
    refreshRosters: build.mutation<RefreshRostersResponse, RefreshRostersArg>({
      query: (queryArg) => ({
        url: `/api/Admin/RefreshRosters`,
        method: "GET",
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
    }),
    refreshStandings: build.mutation<
      RefreshStandingsResponse,
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
      UpdateLeagueYearDataResponse,
      UpdateLeagueYearDataArg
    >({
      query: () => ({ url: `/api/Admin/UpdateLeagueYearData`, method: "GET" }),
    }),
    getNflPlayerRankings: build.mutation<
      GetNflPlayerRankingsResponse,
      GetNflPlayerRankingsArg
    >({
      query: () => ({ url: `/api/Admin/GetNflPlayerRankings`, method: "GET" }),
    }),
    setFantasyProsPlayerIds: build.mutation<
      SetFantasyProsPlayerIdsResponse,
      SetFantasyProsPlayerIdsArg
    >({
      query: () => ({
        url: `/api/Admin/SetFantasyProsPlayerIds`,
        method: "GET",
      }),
    }),
    loadNewFantasyProsFile: build.mutation<
      LoadNewFantasyProsFileResponse,
      LoadNewFantasyProsFileArg
    >({
      query: () => ({
        url: `/api/Admin/loadNewFantasyProsFile`,
        method: "GET",
      }),
    }),
    updateHistoricalTeamWeekData: build.mutation<
      UpdateHistoricalTeamWeekDataResponse,
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
      PopulateLeagueDraftOrderResponse,
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
      SleeperUpdateLeaguesResponse,
      SleeperUpdateLeaguesArg
    >({
      query: () => ({ url: `/api/Admin/sleeperUpdateLeagues`, method: "GET" }),
    }),
    sleeperUpdatePlayers: build.mutation<
      SleeperUpdatePlayersResponse,
      SleeperUpdatePlayersArg
    >({
      query: () => ({ url: `/api/Admin/sleeperUpdatePlayers`, method: "GET" }),
    }),
    sleeperHistoricalTeamWeekData: build.mutation<
      SleeperHistoricalTeamWeekDataResponse,
      SleeperHistoricalTeamWeekDataArg
    >({
      query: () => ({
        url: `/api/Admin/sleeperHistoricalTeamWeekData`,
        method: "GET",
      }),
    }),
    createNewSeason: build.mutation<
      CreateNewSeasonResponse,
      CreateNewSeasonArg
    >({
      query: (queryArg) => ({
        url: `/api/Admin/createNewSeason`,
        method: "GET",
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
    }),
    getRuns: build.query<GetRunsResponse, GetRunsArg>({
      query: () => ({ url: `/api/Admin/GetRuns` }),
      providesTags: ["Runs"],
    }),
    getActiveRuns: build.query<GetActiveRunsResponse, GetActiveRunsArg>({
      query: () => ({ url: `/api/Admin/GetActiveRuns` }),
      providesTags: ["Runs"],
    }),
    getUnmatchedPlayers: build.query<
      GetUnmatchedPlayersResponse,
      GetUnmatchedPlayersArg
    >({
      query: () => ({ url: `/api/Admin/GetUnmatchedPlayers` }),
      providesTags: ["Runs", "Unmatched"],
    }),
    saveAlias: build.mutation<SaveAliasResponse, SaveAliasArg>({
      query: (queryArg) => ({
        url: `/api/Admin/SaveAlias`,
        method: "POST",
        body: queryArg.aliasCreate,
      }),
    }),
    previewPlayerFile: build.mutation<
      PreviewPlayerFileResponse,
      PreviewPlayerFileArg
    >({
      query: (queryArg) => ({
        url: `/api/Admin/PreviewPlayerFile`,
        method: "POST",
        body: queryArg.playerFile,
      }),
    }),
    loadPlayerFile: build.mutation<LoadPlayerFileResponse, LoadPlayerFileArg>({
      query: (queryArg) => ({
        url: `/api/Admin/LoadPlayerFile`,
        method: "POST",
        body: queryArg.playerFile,
      }),
    }),
    getSchedule: build.query<GetScheduleResponse, GetScheduleArg>({
      query: (queryArg) => ({
        url: `/api/Admin/GetSchedule`,
        params: {
          search: queryArg.search,
          only: queryArg.only,
          page: queryArg.page,
        },
      }),
      providesTags: ["Runs", "Schedule"],
    }),
    getSecurityLog: build.query<GetSecurityLogResponse, GetSecurityLogArg>({
      query: (queryArg) => ({
        url: `/api/Admin/GetSecurityLog`,
        params: {
          kind: queryArg.kind,
          before: queryArg.before,
        },
      }),
      providesTags: ["SecurityLog"],
    }),
    getAccountRules: build.query<GetAccountRulesResponse, GetAccountRulesArg>({
      query: () => ({ url: `/api/Admin/GetAccountRules` }),
      providesTags: ["SecurityLog"],
    }),
    setAccountRules: build.mutation<
      SetAccountRulesResponse,
      SetAccountRulesArg
    >({
      query: (queryArg) => ({
        url: `/api/Admin/SetAccountRules`,
        method: "POST",
        body: queryArg.accountRulesChange,
      }),
    }),
    setPace: build.mutation<SetPaceResponse, SetPaceArg>({
      query: (queryArg) => ({
        url: `/api/Admin/SetPace`,
        method: "POST",
        body: queryArg.paceChange,
      }),
    }),
    syncLeague: build.mutation<SyncLeagueResponse, SyncLeagueArg>({
      query: (queryArg) => ({
        url: `/api/Admin/SyncLeague`,
        method: "POST",
        body: queryArg.scheduledLeagueChoice,
      }),
    }),
    getFailedJobs: build.query<GetFailedJobsResponse, GetFailedJobsArg>({
      query: () => ({ url: `/api/Admin/GetFailedJobs` }),
      providesTags: ["Runs"],
    }),
    retryFailedJob: build.mutation<RetryFailedJobResponse, RetryFailedJobArg>({
      query: (queryArg) => ({
        url: `/api/Admin/RetryFailedJob`,
        method: "POST",
        body: queryArg.failedJobChoice,
      }),
    }),
    discardFailedJob: build.mutation<
      DiscardFailedJobResponse,
      DiscardFailedJobArg
    >({
      query: (queryArg) => ({
        url: `/api/Admin/DiscardFailedJob`,
        method: "POST",
        body: queryArg.failedJobChoice,
      }),
    }),
    getAliases: build.query<GetAliasesResponse, GetAliasesArg>({
      query: () => ({ url: `/api/Admin/GetAliases` }),
      providesTags: ["Aliases"],
    }),
    removeAlias: build.mutation<RemoveAliasResponse, RemoveAliasArg>({
      query: (queryArg) => ({
        url: `/api/Admin/RemoveAlias`,
        method: "POST",
        body: queryArg.aliasRemove,
      }),
    }),
    getNewSeasons: build.query<GetNewSeasonsResponse, GetNewSeasonsArg>({
      query: () => ({ url: `/api/Admin/GetNewSeasons` }),
      providesTags: ["Runs"],
    }),
    takeBackNewSeason: build.mutation<
      TakeBackNewSeasonResponse,
      TakeBackNewSeasonArg
    >({
      query: (queryArg) => ({
        url: `/api/Admin/TakeBackNewSeason`,
        method: "POST",
        body: queryArg.newSeasonTakeBack,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type PopulateCacheResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type PopulateCacheArg = void;
export type PopulateRookiesResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type PopulateRookiesArg = void;
export type PopulateFullLeagueYearDataResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type PopulateFullLeagueYearDataArg = void;
export type PopulateLastSeasonsRosterResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type PopulateLastSeasonsRosterArg = {
  /** A MyFantasyLeague league, or 0 for all. */
  leagueId: LeagueId;
};
export type RefreshKeepersResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type RefreshKeepersArg = {
  /** A MyFantasyLeague league, or 0 for all. */
  leagueId: LeagueId;
};
export type RefreshRostersResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type RefreshRostersArg = {
  /** A MyFantasyLeague league, or 0 for all. */
  leagueId: LeagueId;
};
export type RefreshStandingsResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type RefreshStandingsArg = {
  /** A MyFantasyLeague league, or 0 for all. */
  leagueId: LeagueId;
};
export type UpdateLeagueYearDataResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type UpdateLeagueYearDataArg = void;
export type GetNflPlayerRankingsResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type GetNflPlayerRankingsArg = void;
export type SetFantasyProsPlayerIdsResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type SetFantasyProsPlayerIdsArg = void;
export type LoadNewFantasyProsFileResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type LoadNewFantasyProsFileArg = void;
export type UpdateHistoricalTeamWeekDataResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type UpdateHistoricalTeamWeekDataArg = {
  /** A MyFantasyLeague league, or 0 for all. */
  leagueId: LeagueId;
};
export type PopulateLeagueDraftOrderResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type PopulateLeagueDraftOrderArg = {
  /** A MyFantasyLeague league, or 0 for all. */
  leagueId: LeagueId;
};
export type SleeperUpdateLeaguesResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type SleeperUpdateLeaguesArg = void;
export type SleeperUpdatePlayersResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type SleeperUpdatePlayersArg = void;
export type SleeperHistoricalTeamWeekDataResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type SleeperHistoricalTeamWeekDataArg = void;
export type CreateNewSeasonResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type CreateNewSeasonArg = {
  /** Only this league, of either provider. Without it, or with 0, all leagues. */
  leagueId?: LeagueId;
};
export type GetRunsResponse =
  /** status 200 The runs; an empty array before the first. */ MaintenanceRun[];
export type GetRunsArg = void;
export type GetActiveRunsResponse = /** status 200 The runs. */ AdminRun[];
export type GetActiveRunsArg = void;
export type GetUnmatchedPlayersResponse =
  /** status 200 The players, by name. */ UnmatchedPlayer[];
export type GetUnmatchedPlayersArg = void;
export type SaveAliasResponse =
  /** status 200 The players, by name. */ UnmatchedPlayer[];
export type SaveAliasArg = {
  aliasCreate: AliasCreate;
};
export type PreviewPlayerFileResponse =
  /** status 200 The matched and unknown rows, and the changes. */ PlayerFilePreview;
export type PreviewPlayerFileArg = {
  playerFile: PlayerFile;
};
export type LoadPlayerFileResponse =
  /** status 200 The results by league. A call that takes longer than five seconds responds with the results so far. */ AdminRun;
export type LoadPlayerFileArg = {
  playerFile: PlayerFile;
};
export type GetScheduleResponse =
  /** status 200 A page of the leagues on the schedule, by name. */ SchedulePage;
export type GetScheduleArg = {
  /** A part of the league's name, in any case. */
  search?: DirectorySearch;
  /** Only leagues whose last read failed, or whose records differ from the stored weeks. */
  only?: "failing" | "differing";
  /** The first page by default; one beyond the last is the last. */
  page?: PageNumber;
};
export type GetSecurityLogResponse =
  /** status 200 The events, newest first. */ SecurityEvent[];
export type GetSecurityLogArg = {
  /** Left out, events of every kind. */
  kind?: SecurityEventKind;
  /** The `id` of an event; only older ones are in the response. Left out, the newest. */
  before?: SecurityEventId;
};
export type GetAccountRulesResponse = /** status 200 The rules. */ AccountRules;
export type GetAccountRulesArg = void;
export type SetAccountRulesResponse = /** status 200 The rules. */ AccountRules;
export type SetAccountRulesArg = {
  accountRulesChange: AccountRulesChange;
};
export type SetPaceResponse = unknown;
export type SetPaceArg = {
  paceChange: PaceChange;
};
export type SyncLeagueResponse = unknown;
export type SyncLeagueArg = {
  scheduledLeagueChoice: ScheduledLeagueChoice;
};
export type GetFailedJobsResponse =
  /** status 200 The 200 newest failed jobs, newest first; an empty array without any. */ FailedJob[];
export type GetFailedJobsArg = void;
export type RetryFailedJobResponse =
  /** status 200 The 200 newest failed jobs, newest first; an empty array without any. */ FailedJob[];
export type RetryFailedJobArg = {
  failedJobChoice: FailedJobChoice;
};
export type DiscardFailedJobResponse =
  /** status 200 The 200 newest failed jobs, newest first; an empty array without any. */ FailedJob[];
export type DiscardFailedJobArg = {
  failedJobChoice: FailedJobChoice;
};
export type GetAliasesResponse =
  /** status 200 The aliases; an empty array before the first. */ Alias[];
export type GetAliasesArg = void;
export type RemoveAliasResponse =
  /** status 200 The aliases; an empty array before the first. */ Alias[];
export type RemoveAliasArg = {
  aliasRemove: AliasRemove;
};
export type GetNewSeasonsResponse =
  /** status 200 The leagues, the 200 newest; an empty array when no season can be taken back. */ NewSeason[];
export type GetNewSeasonsArg = void;
export type TakeBackNewSeasonResponse =
  /** status 200 The leagues, the 200 newest; an empty array when no season can be taken back. */ NewSeason[];
export type TakeBackNewSeasonArg = {
  newSeasonTakeBack: NewSeasonTakeBack;
};
export type DateTime = string;
export type Provider = "default" | "sleeper";
export type AdminLeagueRun = {
  /** Null for a call that is not about leagues. */
  leagueId: string | null;
  leagueName: string | null;
  /** Null where there is no such league. */
  provider: Provider | null;
  /** Rows written. */
  rows: number;
  /** Rows that were up to date. */
  skipped: number;
  /** Names of players or teams that could not be matched. */
  unmatched: string[];
  seconds: number;
  /** Why this league failed; null when it did not. */
  error: string | null;
  /** Why there was nothing to do; null when there was. */
  note?: string | null;
};
export type AdminRun = {
  call: string;
  startedAt: DateTime;
  /** Null while the run waits or is running; GetActiveRuns has its progress. */
  endedAt: DateTime | null;
  /** The run's id where it is in the queue. */
  run?: string;
  /** The chosen league's id; 0 for all. */
  chosen?: string;
  startedBy?: string;
  /** How many leagues it is about. */
  total?: number;
  /** How many of them have ended. */
  done?: number;
  /** How many of them have failed. */
  failed?: number;
  /** The leagues that have ended, 100 at most; those that failed come first. */
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
  /** Of a log-in with the right password: its code is missing, or wrong or used before; or the account needs its passkey. */
  secondFactor?: "required" | "wrong" | "passkey";
  /** Whether the caller may repeat a refused keeper mark with `override`. */
  mayOverride?: boolean;
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
  /** Null where there is no such league. */
  provider: Provider | null;
  /** E-mail address of who made the call. */
  startedBy: string;
  startedAt: DateTime;
  /** Null while it runs, and when its process ended before it did. */
  endedAt: DateTime | null;
  outcome: "running" | "done" | "skipped" | "failed";
  /** Rows written. */
  rows: number;
  /** Rows that were up to date. */
  skipped: number;
  /** Names of players or teams that could not be matched. */
  unmatched: string[];
  seconds: number;
  /** Why there was nothing to do; null when there was. */
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
  /** False for a name of one of our players that is ambiguous; an alias does not help there. */
  takesAlias: boolean;
  /** The newest runs that could not match the player. */
  runs: UnmatchedIn[];
  /** The number of leagues and calls whose last run could not match the player. */
  runCount: number;
  /** Names of our players who may be meant, likeliest first; at most five. */
  suggestions: string[];
};
export type AliasCreate = {
  /** The name as a run reported it. */
  name: string;
  /** The name of one of our players. */
  player: string;
};
export type Year = number;
export type PlayerFilePreview = {
  /** What the file is. */
  title: string;
  /** The seasons that the file is of. */
  seasons: Year[];
  /** The rows of the file. */
  rows: number;
  /** Those of known players. */
  matched: number;
  /** The names of unknown players; their rows are left out. */
  unmatched: string[];
  /** What else is left out, and why. */
  messages: string[];
  /** What must be confirmed (`acceptFewer`) to load the file: it has fewer than half of the players whose figures it replaces. Null if nothing must be. */
  question: string | null;
  /** The figures that the file takes the place of. */
  replaces: string[];
  /** How many players and teams change. */
  changed: number;
  /** The first of them. */
  changes: {
    /** The player or NFL team. */
    name: string;
    /** What is stored. */
    before: string | null;
    /** What would be stored. */
    after: string | null;
  }[];
};
export type PlayerFile = {
  /** The file's name; a year in it is the season. */
  name: string;
  /** Takes precedence over the year in the name. Without either, the newest season of all leagues. */
  season?: number;
  /** The content, as CSV with a header. */
  text: string;
  /** Confirms the `question` of the preview. Without it, a file with a question is refused. */
  acceptFewer?: boolean;
};
export type ListTotal = number;
export type HasMoreRows = boolean;
export type SchedulePace = "calendar" | "daily" | "paused";
export type RecordDifferences = string[];
export type ScheduledLeague = {
  leagueId: LeagueId;
  leagueName: string;
  provider: "default" | "sleeper";
  season: Year;
  /** Its seasons at the host, newest first. */
  seasons: Year[];
  pace: SchedulePace;
  /** When the older of its scores and rosters was read; null before both were. */
  readAt: DateTime | null;
  /** When it is read next, after the reads that go before it at the host's pace; null while it is paused, or the NFL calendar is not known. */
  nextAt: DateTime | null;
  /** Whether a job of it waits or runs. */
  isQueued: boolean;
  /** Failures in a row. */
  failures: number;
  /** Why the last job failed; null when it did not. */
  error: string | null;
  /** Whether its host is paused because its leagues fail. */
  isHostDown: boolean;
  /** Whether its settings have a drop that a person can accept. */
  hasDrop: boolean;
  differences: RecordDifferences;
};
export type SchedulePage = {
  total: ListTotal;
  hasMore: HasMoreRows;
  /** The maximum number of leagues on a page. */
  pageSize: number;
  leagues: ScheduledLeague[];
};
export type DirectorySearch = string;
export type PageNumber = number;
export type SecurityEventId = number;
export type SecurityEventKind =
  | "log_in"
  | "log_in_failed"
  | "log_in_refused"
  | "log_out"
  | "token_reused"
  | "password_changed"
  | "password_reset"
  | "rights_changed"
  | "session_ended"
  | "account_added"
  | "account_removed"
  | "invitation_made"
  | "invitation_used"
  | "invitation_withdrawn"
  | "host_key_saved"
  | "second_factor_on"
  | "second_factor_off"
  | "second_factor_removed"
  | "second_factor_failed"
  | "recovery_code_used"
  | "recovery_codes_made"
  | "account_rules_changed"
  | "league_added"
  | "league_exported"
  | "league_removed"
  | "league_settings_changed"
  | "drop_accepted"
  | "season_taken_back"
  | "alias_saved"
  | "alias_removed"
  | "passkey_added"
  | "passkey_renamed"
  | "passkey_removed"
  | "keys_replaced"
  | "access_refused"
  | "token_refused";
export type SecurityEvent = {
  id: SecurityEventId;
  at: DateTime;
  kind: SecurityEventKind;
  /** The account it happened to, by e-mail address, or by number once the account is removed; null where no account is known. */
  account: string | null;
  /** Who did it, likewise; null for a visitor or a command. */
  actor: string | null;
  /** A part of the client's address. */
  network: string | null;
  detail: string | null;
  /** How many refusals of one account and network within an hour it counts; 1 for any other event. */
  count: number;
};
export type LeaguesPerAccount = number;
export type AccountRules = {
  leaguesPerAccount: LeaguesPerAccount;
  /** Whether commissioners and admins need a second factor before they can write. */
  requiresSecondFactor: boolean;
};
export type AccountRulesChange = {
  requiresSecondFactor?: boolean;
  leaguesPerAccount?: LeaguesPerAccount;
};
export type PaceChange = {
  leagueId: LeagueId;
  pace: SchedulePace;
};
export type Week = number;
export type ScheduledLeagueChoice = {
  leagueId: LeagueId;
  season?: Year;
  week?: Week;
};
export type FailedJobId = string;
export type FailedJob = {
  jobId: FailedJobId;
  /** What it reads; `addition` adds the league. */
  resource:
    | "scores"
    | "rosters"
    | "standings"
    | "season"
    | "all"
    | "players"
    | "pastSeason"
    | "addition";
  /** Null for data that all leagues share. */
  leagueId: string | null;
  leagueName: string | null;
  /** Null where there is no such league. */
  provider: Provider | null;
  /** The season of a `pastSeason`; null for others. */
  season: number | null;
  /** The week of a `pastSeason` that reads one week; null for others. */
  week: number | null;
  failedAt: DateTime;
  /** The number of attempts. */
  tries: number;
  /** Why the last attempt failed. */
  error: string;
};
export type FailedJobChoice = {
  jobId: FailedJobId;
};
export type Alias = {
  /** As the host or the file names him. */
  name: string;
  /** The player who is meant. */
  player: string;
  /** The host, if the name is a host's player id; null for a name, which applies to all hosts and files. */
  platform: string | null;
  /** Null for an alias from before this was recorded. */
  givenAt: DateTime | null;
  /** E-mail address; null likewise, and for an alias of the command line. */
  givenBy: string | null;
};
export type AliasRemove = {
  /** The name as in the list. */
  name: string;
};
export type NewSeason = {
  leagueId: string;
  leagueName: string;
  provider: Provider;
  /** The season that was created. */
  season: number;
  createdAt: DateTime;
  /** E-mail address of who created it; null when that is not known. */
  createdBy: string | null;
  /** Why it can no longer be taken back; null when it can. */
  reason: string | null;
};
export type NewSeasonTakeBack = {
  leagueId: LeagueId;
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
  useGetActiveRunsQuery,
  useGetUnmatchedPlayersQuery,
  useSaveAliasMutation,
  usePreviewPlayerFileMutation,
  useLoadPlayerFileMutation,
  useGetScheduleQuery,
  useGetSecurityLogQuery,
  useGetAccountRulesQuery,
  useSetAccountRulesMutation,
  useSetPaceMutation,
  useSyncLeagueMutation,
  useGetFailedJobsQuery,
  useRetryFailedJobMutation,
  useDiscardFailedJobMutation,
  useGetAliasesQuery,
  useRemoveAliasMutation,
  useGetNewSeasonsQuery,
  useTakeBackNewSeasonMutation,
} = injectedRtkApi;
export const adminInvalidations = {
  "populateCache": {
    "run": [
      "Roster"
    ]
  },
  "populateRookies": {
    "run": [
      "Rookies"
    ]
  },
  "populateFullLeagueYearData": {
    "run": [
      "Standings"
    ]
  },
  "populateLastSeasonsRoster": {
    "run": [
      "Roster",
      "Keepers"
    ]
  },
  "refreshKeepers": {
    "run": [
      "Roster",
      "Keepers"
    ]
  },
  "refreshRosters": {
    "run": [
      "Roster",
      "Keepers"
    ]
  },
  "refreshStandings": {
    "run": [
      "Standings"
    ]
  },
  "updateLeagueYearData": {
    "run": [
      "Standings"
    ]
  },
  "getNflPlayerRankings": {
    "run": [
      "Roster",
      "Keepers"
    ]
  },
  "setFantasyProsPlayerIds": {
    "run": [
      "Roster",
      "Keepers"
    ]
  },
  "loadNewFantasyProsFile": {
    "run": [
      "Roster",
      "Keepers",
      "Rookies"
    ]
  },
  "updateHistoricalTeamWeekData": {
    "run": [
      "Scores"
    ]
  },
  "populateLeagueDraftOrder": {
    "run": [
      "Draft",
      "Trades",
      "Settings"
    ]
  },
  "sleeperUpdateLeagues": {
    "run": [
      "Standings",
      "Roster",
      "Keepers",
      "Draft",
      "Trades",
      "Settings"
    ]
  },
  "sleeperUpdatePlayers": {
    "run": [
      "Roster"
    ]
  },
  "sleeperHistoricalTeamWeekData": {
    "run": [
      "Scores"
    ]
  },
  "createNewSeason": {
    "run": [
      "Standings",
      "Roster",
      "Keepers",
      "Draft",
      "Trades",
      "EnteredTrades",
      "Settings"
    ]
  },
  "saveAlias": {
    "done": [
      "Aliases"
    ]
  },
  "loadPlayerFile": {
    "done": [
      "Roster",
      "Keepers",
      "Rookies",
      "Settings",
      "Runs",
      "Unmatched"
    ]
  },
  "setAccountRules": {
    "done": [
      "SecurityLog"
    ]
  },
  "setPace": {
    "done": [
      "Schedule"
    ]
  },
  "syncLeague": {
    "done": [
      "Schedule"
    ]
  },
  "retryFailedJob": {
    "done": [
      "Runs"
    ],
    "refused": [
      "Runs"
    ]
  },
  "discardFailedJob": {
    "refused": [
      "Runs"
    ]
  },
  "removeAlias": {
    "done": [
      "Unmatched"
    ],
    "refused": [
      "Aliases"
    ]
  },
  "takeBackNewSeason": {
    "done": [
      "Standings",
      "Roster",
      "Keepers",
      "Draft",
      "Trades",
      "EnteredTrades",
      "Settings",
      "Runs"
    ],
    "refused": [
      "Standings",
      "Roster",
      "Keepers",
      "Draft",
      "Trades",
      "EnteredTrades",
      "Settings",
      "Runs"
    ]
  }
} as const;
addInvalidations(adminInvalidations);
