import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<GetSettingsResponse, GetSettingsArg>({
      query: (queryArg) => ({
        url: `/api/Settings`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Settings", "Keepers"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as settingsApi };
export type GetSettingsResponse = /** status 200 The settings. */ Settings;
export type GetSettingsArg = {
  leagueId: LeagueId;
};
export type LeagueId = string;
export type Provider = "default" | "sleeper";
export type Year = number;
export type Date = string;
export type DateTime = string;
export type Freshness = {
  /** When it was last read from the league's host; null before that. */
  updatedAt: DateTime | null;
  /** When the schedule reads it next; null while it does not. */
  nextUpdateAt: DateTime | null;
};
export type LeagueFreshness = {
  scores: Freshness;
  rosters: Freshness;
  /** Whether readings fail again and again. */
  isDelayed: boolean;
  /** How often a running draft is read while somebody looks at the league. Left out while none runs. */
  draftSeconds?: number;
  /** When the data of a demo league is of; null for any other league. */
  demoAt: DateTime | null;
};
export type Week = number;
export type KickOff = {
  season: Year;
  week: Week;
  at: DateTime;
};
export type Settings = {
  leagueId: LeagueId;
  /** The league's name. */
  name?: string;
  provider?: Provider;
  /** Whether the season's draft is over. */
  hasDrafted: boolean;
  /** Whether picks of drafts to come are traded. */
  tradesFuturePicks?: boolean;
  /** Whether the league has played a game in any season. */
  hasPlayed?: boolean;
  /** Whether a keeper of the season is marked or may be hidden. */
  hasKeepers?: boolean;
  /** Until when the season's keepers are hidden, in words; absent if they are not. */
  keepersHiddenUntil?: string;
  season?: Year;
  /** The season that the standings are of. */
  standingsSeason?: Year;
  /** The seasons that the league has had, newest first. */
  seasons?: Year[];
  /** The seasons with a stored draft, newest first. */
  draftSeasons?: Year[];
  /** The season that the ranks are of, the newest one that the host has ranked; null without any. */
  nflRankSeason?: number | null;
  /** The UTC day of the last read of those ranks; null if unknown. */
  nflRankAsOf?: Date | null;
  /** The season that the ADP is of, the newest one that the rankings provider has; null without any. */
  adpSeason?: number | null;
  /** The UTC day of the last read of that ADP; null if unknown. */
  adpAsOf?: Date | null;
  /** The season by whose points the available players are ordered while there are no ranks; null with ranks, or
    without points.
     */
  pointsSeason?: number | null;
  freshness?: LeagueFreshness;
  /** The first kick-off of the NFL's week; left out in the off-season, and where it is not known. */
  kickOff?: KickOff;
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
export const { useGetSettingsQuery } = injectedRtkApi;
