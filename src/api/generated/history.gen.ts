import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    pointsByYear: build.query<PointsByYearResponse, PointsByYearArg>({
      query: (queryArg) => ({
        url: `/api/History/PointsByYear`,
        params: {
          platform: queryArg.platform,
          leagueId: queryArg.leagueId,
          year: queryArg.year,
        },
      }),
      providesTags: ["Scores"],
    }),
    pointsByYearTeam: build.query<
      PointsByYearTeamResponse,
      PointsByYearTeamArg
    >({
      query: (queryArg) => ({
        url: `/api/History/PointsByYearTeam`,
        params: {
          platform: queryArg.platform,
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          teamId: queryArg.teamId,
        },
      }),
      providesTags: ["Scores", "Standings"],
    }),
    pointsByYearTeamWeek: build.query<
      PointsByYearTeamWeekResponse,
      PointsByYearTeamWeekArg
    >({
      query: (queryArg) => ({
        url: `/api/History/PointsByYearTeamWeek`,
        params: {
          platform: queryArg.platform,
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          teamId: queryArg.teamId,
          week: queryArg.week,
        },
      }),
      providesTags: ["Scores", "Standings"],
    }),
    getMatchup: build.query<GetMatchupResponse, GetMatchupArg>({
      query: (queryArg) => ({
        url: `/api/History/GetMatchup`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          teamId: queryArg.teamId,
          week: queryArg.week,
          opponentId: queryArg.opponentId,
        },
      }),
      providesTags: ["Scores", "Standings"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as historyApi };
export type PointsByYearResponse =
  /** status 200 The teams' scores. */ PointsByYear;
export type PointsByYearArg = {
  platform: Provider;
  leagueId: LeagueId;
  year: Year;
};
export type PointsByYearTeamResponse =
  /** status 200 The team's weeks. */ PointsByYearTeam;
export type PointsByYearTeamArg = {
  platform: Provider;
  leagueId: LeagueId;
  year: Year;
  /** Sleeper's team id, which is its owner's user id. */
  teamId: TeamId;
};
export type PointsByYearTeamWeekResponse =
  /** status 200 The players' scores. */ PointsByYearTeamWeek;
export type PointsByYearTeamWeekArg = {
  platform: Provider;
  leagueId: LeagueId;
  year: Year;
  /** Sleeper's team id, which is its owner's user id. */
  teamId: TeamId;
  week: Week;
};
export type GetMatchupResponse = /** status 200 The game. */ Matchup;
export type GetMatchupArg = {
  leagueId: LeagueId;
  year: Year;
  teamId: TeamId;
  week: Week;
  /** The opponent, of a team that plays several games in a week; by default the first. */
  opponentId?: TeamId;
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
export type Provider = "default" | "sleeper";
export type LeagueId = string;
export type Year = number;
export type TeamOfSeason = {
  teamId: TeamId;
  /** The team's name in that season. */
  teamName: string;
};
export type Week = number;
export type TeamGame = {
  opponentId: TeamId;
  /** The opponent's name in that season. */
  opponentName: string;
  /** Its week; of a game of the play-offs that takes several, all of them. Their points count together. */
  weeks: Week[];
  /** Null in a week to come. */
  score: Points | null;
  /** Null in a week to come. */
  opponentScore: Points | null;
  /** Won, lost or tied; null until the game is over. */
  result: ("W" | "L" | "T") | null;
  /** The round of the play-offs by name, or by number where that is not known; null in the regular season. */
  round: string | null;
};
export type WinLoss = {
  wins: number;
  losses: number;
  draws: number;
};
export type TeamWeekScore = {
  week: Week;
  teamName: string;
  /** Median of the Team Score over the league's teams that played in this week. */
  leagueMedian?: number;
  /** Its games of the week; left out without an opponent. */
  games?: TeamGame[];
  /** Of the regular season with the week, and with the games against the median; null until the week's game is over. */
  recordAfter?: WinLoss | null;
  /** The place of its Team Score among the teams that played in the week, equal scores sharing one; null until the week is over. */
  place?: number | null;
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
  /** The team's games of the week; left out without an opponent. */
  games?: TeamGame[];
  details: PlayerScore[];
};
export type LineupPlayer = {
  playerId: PlayerId;
  playerName: string;
  position: Position;
  /** Null when the player did not play. */
  score: Points | null;
  /** Whether he is in the best line-up of the week. */
  isBest: boolean;
};
export type LineupPlace = {
  /** The slot's name; null where it is not known, and for a player whom no slot has room for. */
  slot: string | null;
  /** Null where nobody started. */
  player: LineupPlayer | null;
};
export type Lineup = {
  week: Week;
  score: Points;
  /** By slot, in the order of the league's rules. */
  starters: LineupPlace[];
  bench: LineupPlayer[];
  reserve: LineupPlayer[];
};
export type MatchupSide = {
  teamId: TeamId;
  /** The team's name in that season. */
  teamName: string;
  /** Null in a week to come. */
  score: Points | null;
  /** What the best line-up of starters and bench would have scored; null until the week is over, and where the league's slots are not known. */
  bestScore: Points | null;
  /** The points left on the bench, by which the best score exceeds the score; null where the best score is. */
  pointsLeft: Points | null;
  /** Won, lost or tied; null until the game is over, and without an opponent. */
  result: ("W" | "L" | "T") | null;
  /** In a week that is not over, the number of starters without points so far; left out in others, and before the line-up is known. */
  withoutPoints?: number;
  /** Of the regular season before the week, with the games against the median. Games of the play-offs do not count. */
  recordBefore: WinLoss;
  /** With the week; null until it is over. */
  recordAfter: WinLoss | null;
  /** One for each of the weeks that has scores. */
  lineups: Lineup[];
};
export type PastGame = {
  season: Year;
  weeks: Week[];
  score: Points;
  opponentScore: Points;
  result: "W" | "L" | "T";
};
export type HeadToHead = WinLoss & {
  /** The games of the two that are over, in all seasons, newest first. */
  games: PastGame[];
};
export type MatchupWeek = {
  week: Week;
  /** Null without an opponent. */
  opponent: TeamOfSeason | null;
};
export type Matchup = {
  leagueName: string;
  season: Year;
  /** The week of the game; of a game of the play-offs that takes several, all of them. Their points count together. */
  weeks: Week[];
  /** Whether the games of all its weeks are over, as far as the host was read. */
  isOver: boolean;
  /** The round of the play-offs by name, or by number where that is not known; null in the regular season, and without an opponent. */
  round: string | null;
  team: MatchupSide;
  /** Null in a week without an opponent. */
  opponent: MatchupSide | null;
  /** Null without an opponent. */
  headToHead: HeadToHead | null;
  /** The opponents of the team's other games of the week; left out without any. */
  otherOpponents?: TeamOfSeason[];
  /** The team's week before; left out for its first. */
  previous?: MatchupWeek;
  /** The team's week after, played or to come; left out for its last. */
  next?: MatchupWeek;
};
export const {
  usePointsByYearQuery,
  usePointsByYearTeamQuery,
  usePointsByYearTeamWeekQuery,
  useGetMatchupQuery,
} = injectedRtkApi;
