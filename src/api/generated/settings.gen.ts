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
export type Year = number;
export type DateTime = string;
export type Settings = {
  leagueId: LeagueId;
  /** The platform that hosts the league. */
  provider?: "default" | "sleeper";
  /** Whether the season's draft is over. */
  hasDrafted: boolean;
  season?: Year;
  /** The season that the standings are of. */
  standingsSeason?: Year;
  /** The seasons that the league has had, newest first. */
  seasons?: Year[];
  /** The season that the ranks are of, the newest one that the host has ranked; null without any. */
  nflRankSeason?: number | null;
  /** The season that the ADP is of, the newest one that the rankings provider has; null without any. */
  adpSeason?: number | null;
  /** When the schedule last read the league from its host; null before that, and for a league that is not on the schedule. */
  updatedAt?: DateTime | null;
  /** When the schedule reads the league next; null while it does not. */
  nextUpdateAt?: DateTime | null;
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
export const { useGetSettingsQuery } = injectedRtkApi;
