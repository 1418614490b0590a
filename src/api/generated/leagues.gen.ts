import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLeagues: build.query<GetLeaguesResponse, GetLeaguesArg>({
      query: () => ({ url: `/api/Leagues` }),
    }),
    setLeagueSettings: build.mutation<
      SetLeagueSettingsResponse,
      SetLeagueSettingsArg
    >({
      query: (queryArg) => ({
        url: `/api/Leagues`,
        method: "PUT",
        body: queryArg.leagueSettingsChange,
      }),
    }),
    addLeague: build.mutation<AddLeagueResponse, AddLeagueArg>({
      query: (queryArg) => ({
        url: `/api/Leagues`,
        method: "POST",
        body: queryArg.leagueCreate,
      }),
    }),
    removeLeague: build.mutation<RemoveLeagueResponse, RemoveLeagueArg>({
      query: (queryArg) => ({
        url: `/api/Leagues/Remove`,
        method: "POST",
        body: queryArg.leagueRemove,
      }),
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
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as leaguesApi };
export type GetLeaguesResponse =
  /** status 200 The leagues, by name. */ ManagedLeague[];
export type GetLeaguesArg = void;
export type SetLeagueSettingsResponse =
  /** status 200 The leagues, by name. */ ManagedLeague[];
export type SetLeagueSettingsArg = {
  leagueSettingsChange: LeagueSettingsChange;
};
export type AddLeagueResponse = /** status 200 The league. */ HostLeague;
export type AddLeagueArg = {
  leagueCreate: LeagueCreate;
};
export type RemoveLeagueResponse =
  /** status 200 The leagues, by name. */ ManagedLeague[];
export type RemoveLeagueArg = {
  leagueRemove: LeagueRemove;
};
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
export type LeagueId = string;
export type Year = number;
export type ManagedLeague = {
  leagueId: LeagueId;
  leagueName: string;
  provider: "default" | "sleeper";
  season: Year;
  /** Whether keepers are marked here until the season's draft. */
  manualKeepersEnabled: boolean;
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
  /** Of a log-in with the right password: its code is missing, or wrong or used before. */
  secondFactor?: "required" | "wrong";
  errors?: FieldError[];
};
export type LeagueSettingsChange = {
  leagueId: LeagueId;
  manualKeepersEnabled: boolean;
};
export type RuleLine = {
  label: string;
  text: string;
};
export type DateTime = string;
export type HostLeague = {
  /** The id that the league has, or gets, here. */
  leagueId: LeagueId;
  provider: "default" | "sleeper";
  name: string;
  season: Year;
  teams: string[];
  /** What the league plays by, as far as the host tells. */
  rules?: RuleLine[];
  /** Whether the league is here already. */
  isAdded: boolean;
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
};
export type LeagueRemove = {
  leagueId: LeagueId;
  /** The league's name, as a confirmation. */
  name: string;
};
export type LeagueOfUser = {
  /** The league's id on Sleeper. */
  externalId: HostAddress;
  name: string;
  season: Year;
  /** Null where Sleeper does not tell. */
  teamCount: number | null;
  /** Whether the league is here already. */
  isAdded: boolean;
};
export const {
  useGetLeaguesQuery,
  useSetLeagueSettingsMutation,
  useAddLeagueMutation,
  useRemoveLeagueMutation,
  useFindHostLeagueQuery,
  useFindLeaguesOfUserQuery,
} = injectedRtkApi;
