import { addInvalidations } from "../invalidations";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLeagues: build.query<GetLeaguesResponse, GetLeaguesArg>({
      query: (queryArg) => ({
        url: `/api/Leagues`,
        params: {
          search: queryArg.search,
          platform: queryArg.platform,
          page: queryArg.page,
        },
      }),
      providesTags: ["Runs"],
    }),
    addLeague: build.mutation<AddLeagueResponse, AddLeagueArg>({
      query: (queryArg) => ({
        url: `/api/Leagues`,
        method: "POST",
        body: queryArg.leagueCreate,
      }),
    }),
    setDemoLeagues: build.mutation<SetDemoLeaguesResponse, SetDemoLeaguesArg>({
      query: (queryArg) => ({
        url: `/api/Leagues/Demo`,
        method: "PUT",
        body: queryArg.demoLeaguesChange,
      }),
    }),
    getAdditions: build.query<GetAdditionsResponse, GetAdditionsArg>({
      query: () => ({ url: `/api/Leagues/Additions` }),
      providesTags: ["Runs"],
    }),
    findHostLeague: build.query<FindHostLeagueResponse, FindHostLeagueArg>({
      query: (queryArg) => ({
        url: `/api/Leagues/Find`,
        params: {
          platform: queryArg.platform,
          league: queryArg.league,
          season: queryArg.season,
        },
      }),
      providesTags: ["HostLeague"],
    }),
    findLeaguesOfUser: build.query<
      FindLeaguesOfUserResponse,
      FindLeaguesOfUserArg
    >({
      query: (queryArg) => ({
        url: `/api/Leagues/OfUser`,
        params: {
          user: queryArg.user,
          season: queryArg.season,
        },
      }),
      providesTags: ["HostLeague"],
    }),
    saveHostKey: build.mutation<SaveHostKeyResponse, SaveHostKeyArg>({
      query: (queryArg) => ({
        url: `/api/Leagues/HostKey`,
        method: "PUT",
        body: queryArg.hostKey,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as leaguesApi };
export type GetLeaguesResponse =
  /** status 200 A page of the leagues, by name. */ LeaguePage;
export type GetLeaguesArg = {
  /** A part of the league's name, in any case, or its id. */
  search?: LeagueSearch;
  platform?: Provider;
  /** The first page by default; one beyond the last is the last. */
  page?: PageNumber;
};
export type AddLeagueResponse = /** status 200 The league. */ HostLeague;
export type AddLeagueArg = {
  leagueCreate: LeagueCreate;
};
export type SetDemoLeaguesResponse = unknown;
export type SetDemoLeaguesArg = {
  demoLeaguesChange: DemoLeaguesChange;
};
export type GetAdditionsResponse =
  /** status 200 The leagues; an empty array when none is added. */ Addition[];
export type GetAdditionsArg = void;
export type FindHostLeagueResponse = /** status 200 The league. */ HostLeague;
export type FindHostLeagueArg = {
  platform: HostPlatform;
  league: HostAddress;
  season?: Year;
};
export type FindLeaguesOfUserResponse =
  /** status 200 The leagues, by name; an empty array without any. */ LeagueOfUser[];
export type FindLeaguesOfUserArg = {
  /** A username, as Sleeper shows it. */
  user: string;
  /** The season of today when it is left out. */
  season?: Year;
};
export type SaveHostKeyResponse = unknown;
export type SaveHostKeyArg = {
  hostKey: HostKey;
};
export type ListTotal = number;
export type HasMoreRows = boolean;
export type LeagueId = string;
export type Year = number;
export type LeagueVisibility = "public" | "members";
export type ManagedLeague = {
  leagueId: LeagueId;
  leagueName: string;
  provider: "default" | "sleeper";
  season: Year;
  visibility: LeagueVisibility;
  /** Whether it came with the installation. */
  isDemo: boolean;
};
export type LeaguePage = {
  total: ListTotal;
  hasMore: HasMoreRows;
  /** The maximum number of leagues on a page. */
  pageSize: number;
  leagues: ManagedLeague[];
  /** The number of leagues that came with the installation, found or not. */
  demos: number;
  /** Whether anyone reads one of those. */
  areDemosShown: boolean;
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
export type LeagueSearch = string;
export type Provider = "default" | "sleeper";
export type PageNumber = number;
export type RuleLine = {
  label: string;
  text: string;
};
export type LeagueProof = {
  /** Of this account and league, always the same, and of no use to others. */
  code: string;
  /** Where it goes on the host. */
  place: string;
};
export type DateTime = string;
export type HostLeague = {
  /** The id that the league has, or gets, here; for an account that needs a proof and cannot see it here, that of its host. */
  leagueId: LeagueId;
  provider: "default" | "sleeper";
  /** Without codes that prove who runs the league. */
  name: string;
  season: Year;
  teams: string[];
  /** The rules of the league, as far as the host has them. */
  rules?: RuleLine[];
  /** Whether the league is here already and the account can see it. */
  isAdded: boolean;
  /** Whether its host opens it with an API key. */
  isPrivate: boolean;
  proof?: LeagueProof;
  /** When the call began. A run that it started is not older. */
  askedAt: DateTime;
};
export type HostPlatform = "sleeper" | "mfl";
export type HostAddress = string;
export type LeagueCreate = {
  platform: HostPlatform;
  league: HostAddress;
  /** The season that an id of MyFantasyLeague is of; without it the newest season of all leagues. */
  season?: Year;
  /** Who reads the league; without it its members for a private league, else anyone. */
  visibility?: LeagueVisibility;
};
export type DemoLeaguesChange = {
  /** Whether anyone reads them; else they are for members only. */
  areShown: boolean;
};
export type Addition = {
  /** The job that reads the newest season. */
  id: string;
  leagueId: LeagueId;
  leagueName: string;
  /** Null before the league is there. */
  provider: ("default" | "sleeper" | null) | ("default" | "sleeper" | null);
  startedAt: DateTime;
  outcome: "running" | "done" | "failed";
  /** What of the newest season is being read; null while nothing is. */
  step: string | null;
  /** Rows of the newest season. */
  rows: number;
  /** Why it failed, or why the last attempt did while it is retried; null when none failed. */
  error: string | null;
  /** The earlier seasons, which are read later, newest first. */
  pastSeasons: {
    season: Year;
    /** A failed one is read again by the schedule. */
    state: "waiting" | "read" | "failed";
  }[];
};
export type LeagueOfUser = {
  /** The league's id on Sleeper. */
  externalId: HostAddress;
  name: string;
  season: Year;
  /** Null where Sleeper does not say. */
  teamCount: number | null;
  /** Whether the league is here already and the account can see it. */
  isAdded: boolean;
};
export type HostKey = {
  league: HostAddress;
  /** The season that the id and the key are of; without it the newest season of all leagues. */
  season?: Year;
  apiKey: string;
};
export const {
  useGetLeaguesQuery,
  useAddLeagueMutation,
  useSetDemoLeaguesMutation,
  useGetAdditionsQuery,
  useFindHostLeagueQuery,
  useFindLeaguesOfUserQuery,
  useSaveHostKeyMutation,
} = injectedRtkApi;
export const leaguesInvalidations = {
  "addLeague": {
    "done": [
      "Runs",
      "Account"
    ]
  },
  "setDemoLeagues": {
    "done": [
      "Runs",
      "Account",
      "Directory"
    ]
  }
} as const;
addInvalidations(leaguesInvalidations);
