import { addInvalidations } from "../invalidations";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLeagueSettings: build.query<
      GetLeagueSettingsResponse,
      GetLeagueSettingsArg
    >({
      query: (queryArg) => ({
        url: `/api/Leagues/Settings`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["LeagueSettings", "Runs"],
    }),
    setLeagueSettings: build.mutation<
      SetLeagueSettingsResponse,
      SetLeagueSettingsArg
    >({
      query: (queryArg) => ({
        url: `/api/Leagues/Settings`,
        method: "PUT",
        body: queryArg.leagueSettingsChange,
      }),
    }),
    acceptDrop: build.mutation<AcceptDropResponse, AcceptDropArg>({
      query: (queryArg) => ({
        url: `/api/Leagues/AcceptDrop`,
        method: "POST",
        body: queryArg.dropChoice,
      }),
    }),
    removeLeague: build.mutation<RemoveLeagueResponse, RemoveLeagueArg>({
      query: (queryArg) => ({
        url: `/api/Leagues/Remove`,
        method: "POST",
        body: queryArg.leagueRemove,
      }),
    }),
    exportLeague: build.mutation<ExportLeagueResponse, ExportLeagueArg>({
      query: (queryArg) => ({
        url: `/api/Leagues/Export`,
        method: "GET",
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as leagueSettingsApi };
export type GetLeagueSettingsResponse =
  /** status 200 The league's settings. */ LeagueSettings;
export type GetLeagueSettingsArg = {
  leagueId: LeagueId;
};
export type SetLeagueSettingsResponse =
  /** status 200 The league's settings. */ LeagueSettings;
export type SetLeagueSettingsArg = {
  leagueSettingsChange: LeagueSettingsChange;
};
export type AcceptDropResponse =
  /** status 200 The league's settings. */ LeagueSettings;
export type AcceptDropArg = {
  dropChoice: DropChoice;
};
export type RemoveLeagueResponse = unknown;
export type RemoveLeagueArg = {
  leagueRemove: LeagueRemove;
};
export type ExportLeagueResponse =
  /** status 200 The league's rows. */ LeagueExport;
export type ExportLeagueArg = {
  leagueId: LeagueId;
};
export type DateTime = string;
export type SettingsChange = {
  at: DateTime;
  /** E-mail address; null for a command, and for an account that was removed. */
  by: string | null;
  what: string;
};
export type LeagueId = string;
export type LeagueVisibility = "public" | "members";
export type SchedulePace = "calendar" | "daily" | "paused";
export type SyncProblem = {
  /** When it was last read; null for never. */
  since: DateTime | null;
  reason: string;
};
export type TeamId = string;
export type TeamOwner = {
  teamId: TeamId;
  teamName: string;
  /** The owner's name on the league's host. */
  hostOwnerName: string | null;
  /** The owner's name that was entered here, which pages show instead; null without one. */
  ownerName: string | null;
};
export type RefusedDrop = {
  /** The maintenance call or the job of the schedule. */
  call: string;
  at: DateTime;
  /** What the host has and what is stored. */
  reason: string;
  /** Whether it was accepted and waits to be read again. */
  isQueued: boolean;
};
export type RecordDifferences = string[];
export type LeagueSettings = {
  /** Up to ten changes of the settings, the newest first. */
  changes: SettingsChange[];
  leagueId: LeagueId;
  /** The name that pages show. */
  leagueName: string;
  /** The name on the league's host; null while it was never read. */
  hostName: string | null;
  provider: "default" | "sleeper";
  /** Whether keepers are marked here until the season's draft. */
  manualKeepersEnabled: boolean;
  visibility: LeagueVisibility;
  /** How often the schedule reads the league; null for a league that is not on it. */
  pace: SchedulePace | null;
  /** Why the league cannot be read; null while it can. */
  syncProblem: SyncProblem | null;
  /** The teams of today, by name. */
  teams: TeamOwner[];
  /** What was not imported because the host has less than half of the stored rows. */
  drops: RefusedDrop[];
  differences: RecordDifferences;
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
export type LeagueSettingsChange = {
  leagueId: LeagueId;
  /** The name that pages show; an empty one is the name on the host. */
  leagueName?: string;
  manualKeepersEnabled?: boolean;
  pace?: SchedulePace;
  visibility?: LeagueVisibility;
  /** Owners' names by team; an empty one is the name on the host. */
  owners?: {
    teamId: TeamId;
    ownerName: string;
  }[];
};
export type DropChoice = {
  leagueId: LeagueId;
  call: string;
};
export type LeagueRemove = {
  leagueId: LeagueId;
  /** The league's name, as a confirmation. */
  name: string;
};
export type LeagueExport = {
  leagueId: LeagueId;
  leagueName: string;
  exportedAt: DateTime;
  /** The rows by table, of those that have any; `player` has the players that they name. */
  tables: {
    [key: string]: {
      [key: string]: any;
    }[];
  };
};
export const {
  useGetLeagueSettingsQuery,
  useSetLeagueSettingsMutation,
  useAcceptDropMutation,
  useRemoveLeagueMutation,
  useExportLeagueMutation,
} = injectedRtkApi;
export const leagueSettingsInvalidations = {
  "setLeagueSettings": {
    "done": [
      "Standings",
      "Roster",
      "Keepers",
      "KeeperChanges",
      "Draft",
      "Trades",
      "EnteredTrades",
      "Scores",
      "Rookies",
      "Settings",
      "Account",
      "Directory",
      "Runs"
    ],
    "refused": [
      "LeagueSettings"
    ]
  },
  "acceptDrop": {
    "done": [
      "Standings",
      "Roster",
      "Keepers",
      "KeeperChanges",
      "Draft",
      "Trades",
      "EnteredTrades",
      "Scores",
      "Rookies",
      "Settings",
      "Runs"
    ],
    "refused": [
      "LeagueSettings"
    ]
  },
  "removeLeague": {
    "done": [
      "Account",
      "Directory"
    ]
  },
  "exportLeague": {
    "done": [
      "SecurityLog"
    ]
  }
} as const;
addInvalidations(leagueSettingsInvalidations);
