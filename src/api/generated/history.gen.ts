import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    pointsByYear: build.query<PointsByYearResponse, PointsByYearArg>({
      query: (queryArg) => ({
        url: `/api/History/PointsByYear`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
        },
      }),
    }),
    pointsByYearTeam: build.query<
      PointsByYearTeamResponse,
      PointsByYearTeamArg
    >({
      query: (queryArg) => ({
        url: `/api/History/PointsByYearTeam`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          teamId: queryArg.teamId,
        },
      }),
    }),
    pointsByYearTeamWeek: build.query<
      PointsByYearTeamWeekResponse,
      PointsByYearTeamWeekArg
    >({
      query: (queryArg) => ({
        url: `/api/History/PointsByYearTeamWeek`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          teamId: queryArg.teamId,
          week: queryArg.week,
        },
      }),
    }),
    sleeperPointsByYear: build.query<
      SleeperPointsByYearResponse,
      SleeperPointsByYearArg
    >({
      query: (queryArg) => ({
        url: `/api/History/SleeperPointsByYear`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
        },
      }),
    }),
    sleeperPointsByYearTeam: build.query<
      SleeperPointsByYearTeamResponse,
      SleeperPointsByYearTeamArg
    >({
      query: (queryArg) => ({
        url: `/api/History/SleeperPointsByYearTeam`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          userId: queryArg.userId,
        },
      }),
    }),
    sleeperPointsByYearTeamWeek: build.query<
      SleeperPointsByYearTeamWeekResponse,
      SleeperPointsByYearTeamWeekArg
    >({
      query: (queryArg) => ({
        url: `/api/History/SleeperPointsByYearTeamWeek`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          userId: queryArg.userId,
          week: queryArg.week,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as historyApi };
export type PointsByYearResponse =
  /** status 200 The teams' scores. */ PointsByYear;
export type PointsByYearArg = {
  leagueId: LeagueId;
  year: Year;
};
export type PointsByYearTeamResponse =
  /** status 200 The team's weeks. */ PointsByYearTeam;
export type PointsByYearTeamArg = {
  leagueId: LeagueId;
  year: Year;
  teamId: TeamId;
};
export type PointsByYearTeamWeekResponse =
  /** status 200 The players' scores. */ PointsByYearTeamWeek;
export type PointsByYearTeamWeekArg = {
  leagueId: LeagueId;
  year: Year;
  teamId: TeamId;
  week: Week;
};
export type SleeperPointsByYearResponse =
  /** status 200 The teams' scores. */ PointsByYear;
export type SleeperPointsByYearArg = {
  leagueId: LeagueId;
  year: Year;
};
export type SleeperPointsByYearTeamResponse =
  /** status 200 The team's weeks. */ PointsByYearTeam;
export type SleeperPointsByYearTeamArg = {
  leagueId: LeagueId;
  year: Year;
  /** Sleeper's team id, which is its owner's user id. */
  userId: TeamId;
};
export type SleeperPointsByYearTeamWeekResponse =
  /** status 200 The players' scores. */ PointsByYearTeamWeek;
export type SleeperPointsByYearTeamWeekArg = {
  leagueId: LeagueId;
  year: Year;
  /** Sleeper's team id, which is its owner's user id. */
  userId: TeamId;
  week: Week;
};
export type TeamId = string;
export type Points = number;
export type TeamScore = {
  teamScoreTotal: Points;
  benchScoreTotal: Points;
  resScoreTotal: Points;
  teamScoreIncBenchAndRes: Points;
};
export type TeamYearScore = {
  teamId: TeamId;
  teamName: string;
  ownerName: string | null;
} & TeamScore;
export type WeekRange = {
  teamId: TeamId;
  lowest: Points;
  median: Points;
  highest: Points;
};
export type PointsByYear = {
  leagueName: string;
  teams: TeamYearScore[];
  /** How each team's Team Score varied from week to week; of teams that have played. */
  weekRanges?: WeekRange[];
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
export type Year = number;
export type TeamOfSeason = {
  teamId: TeamId;
  /** The team's name in that season. */
  teamName: string;
};
export type Week = number;
export type TeamWeekScore = {
  week: Week;
  teamName: string;
  /** Median of the Team Score over the league's teams that played in this week. */
  leagueMedian?: number;
} & TeamScore;
export type PointsByYearTeam = {
  teamName?: string;
  /** The team before it in the order of the year's scores; left out for the first, and for a team that has not played. */
  previousTeam?: TeamOfSeason;
  /** The team after it in that order; left out for the last, and for a team that has not played. */
  nextTeam?: TeamOfSeason;
  weeks: TeamWeekScore[];
};
export type PlayerId = string;
export type Position = string;
export type PlayerScore = {
  teamName: string;
  playerId?: PlayerId;
  playerPosition: Position;
  playerName: string;
  /** Null when the player did not play. */
  score: Points | null;
  /** Place in the line-up, from 0: starters, bench, reserve. */
  index: number;
  slot: "starter" | "bench" | "reserve";
};
export type PointsByYearTeamWeek = {
  teamName?: string;
  /** The last week of the season that has scores; left out where none has. */
  lastWeek?: Week;
  details: PlayerScore[];
};
export const {
  usePointsByYearQuery,
  usePointsByYearTeamQuery,
  usePointsByYearTeamWeekQuery,
  useSleeperPointsByYearQuery,
  useSleeperPointsByYearTeamQuery,
  useSleeperPointsByYearTeamWeekQuery,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    pointsByYear: { providesTags: ["Scores"] },
    pointsByYearTeam: { providesTags: ["Scores"] },
    pointsByYearTeamWeek: { providesTags: ["Scores"] },
    sleeperPointsByYear: { providesTags: ["Scores"] },
    sleeperPointsByYearTeam: { providesTags: ["Scores"] },
    sleeperPointsByYearTeamWeek: { providesTags: ["Scores"] },
  },
});
