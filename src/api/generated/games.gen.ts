import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGames: build.query<GetGamesResponse, GetGamesArg>({
      query: (queryArg) => ({
        url: `/api/League/GetGames`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          week: queryArg.week,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as gamesApi };
export type GetGamesResponse = /** status 200 The week's games. */ Games;
export type GetGamesArg = {
  leagueId: LeagueId;
  /** The season; by default that of the standings. */
  year?: Year;
  /** By default the last week with scores, or before a season its first week. */
  week?: Week;
};
export type Points = number;
export type Year = number;
export type Week = number;
export type TeamId = string;
export type GameSide = {
  teamId: TeamId;
  teamName: string;
  /** Null in a week to come. */
  score: Points | null;
  /** Won, lost or tied; null before the game and without an opponent. */
  result: ("W" | "L" | "T") | null;
};
export type Game = {
  teams: GameSide[];
  /** The weeks of a game of the play-offs that takes several. Their points count together, and decide it after the last one. */
  weeks?: Week[];
};
export type IdleTeam = GameSide & {
  /** Whether it plays on in a later week of the play-offs. */
  isBye?: boolean;
};
export type Games = {
  /** The round of the play-offs, from 1; null in the regular season, and where that is not known. */
  round?: number | null;
  /** The median of the week's scores, where each team plays a second game against it; a decimal more than the scores if it is between two. */
  median?: Points | null;
  leagueName: string;
  season: Year;
  /** Null for a season without a known week. */
  week: Week | null;
  /** The weeks of the season that are known, in order. */
  weeks: Week[];
  games: Game[];
  /** The teams without an opponent. */
  idle: IdleTeam[];
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
export const { useGetGamesQuery } = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    getGames: { providesTags: ["Scores","Standings"] },
  },
});
