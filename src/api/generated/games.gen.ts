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
      providesTags: ["Scores", "Standings"],
    }),
    getBracket: build.query<GetBracketResponse, GetBracketArg>({
      query: (queryArg) => ({
        url: `/api/League/GetBracket`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
        },
      }),
      providesTags: ["Scores", "Standings"],
    }),
    getTeamSeason: build.query<GetTeamSeasonResponse, GetTeamSeasonArg>({
      query: (queryArg) => ({
        url: `/api/Team/GetTeamSeason`,
        params: {
          leagueId: queryArg.leagueId,
          teamId: queryArg.teamId,
          year: queryArg.year,
        },
      }),
      providesTags: ["Scores", "Standings"],
    }),
    getAllTime: build.query<GetAllTimeResponse, GetAllTimeArg>({
      query: (queryArg) => ({
        url: `/api/League/GetAllTime`,
        params: {
          leagueId: queryArg.leagueId,
          teamId: queryArg.teamId,
        },
      }),
      providesTags: ["Scores", "Standings"],
    }),
    getRecords: build.query<GetRecordsResponse, GetRecordsArg>({
      query: (queryArg) => ({
        url: `/api/League/GetRecords`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Scores", "Standings"],
    }),
    getWeekRosters: build.query<GetWeekRostersResponse, GetWeekRostersArg>({
      query: (queryArg) => ({
        url: `/api/League/GetWeekRosters`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          week: queryArg.week,
        },
      }),
      providesTags: ["Scores", "Trades", "Draft", "Keepers"],
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
export type GetBracketResponse =
  /** status 200 The bracket; without rounds before the games of the play-offs are known. */ Bracket;
export type GetBracketArg = {
  leagueId: LeagueId;
  /** The season; by default that of the standings. */
  year?: Year;
};
export type GetTeamSeasonResponse = /** status 200 The season. */ TeamSeason;
export type GetTeamSeasonArg = {
  leagueId: LeagueId;
  teamId: TeamId;
  /** The season; by default that of the standings. */
  year?: Year;
};
export type GetAllTimeResponse =
  /** status 200 The teams, by winning percentage and points. */ AllTime;
export type GetAllTimeArg = {
  leagueId: LeagueId;
  /** The team whose games against each other team are counted; by default each team's regular seasons. */
  teamId?: TeamId;
};
export type GetRecordsResponse =
  /** status 200 The records; none before the first week is over. */ LeagueRecords;
export type GetRecordsArg = {
  leagueId: LeagueId;
};
export type GetWeekRostersResponse =
  /** status 200 The players; none before the first week. */ WeekRosters;
export type GetWeekRostersArg = {
  leagueId: LeagueId;
  year: Year;
  /** The week; by default the last one with line-ups. */
  week?: Week;
};
export type Points = number;
export type Year = number;
export type Week = number;
export type TeamId = string;
export type WinLoss = {
  wins: number;
  losses: number;
  draws: number;
};
export type GameSide = {
  teamId: TeamId;
  teamName: string;
  /** Null in a week to come. */
  score: Points | null;
  /** Won, lost or tied; null before the game and without an opponent. */
  result: ("W" | "L" | "T") | null;
  /** Of the regular season, with the week if it is over; left out without an opponent. */
  record?: WinLoss;
};
export type Game = {
  teams: GameSide[];
  /** The weeks of a game of the play-offs that takes several. Their points count together, and decide it after the last one. */
  weeks?: Week[];
  /** The round of the play-offs by name, or by number where that is not known; null in the regular season. */
  round?: string | null;
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
export type BracketGame = {
  /** One team has a bye and plays in the next round. */
  teams: GameSide[];
  /** The weeks of the game, whose points count together; for a bye those of the round. */
  weeks: Week[];
  /** The round by name, or by number where that is not known. */
  round: string | null;
};
export type Bracket = {
  season: Year;
  /** The week in which the play-offs begin; null where that is not known. */
  startWeek: Week | null;
  /** The rounds of the games for the title, the final last. */
  rounds: {
    /** In the order of the games of the next round that their winners play. */
    games: BracketGame[];
  }[];
  /** The games for third place and those of the consolation, in order of their weeks. */
  others: BracketGame[];
};
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
export type GameOfTeam = TeamGame & {
  /** Of the regular season with the week, and with the games against the median; null until the game is over. */
  recordAfter: WinLoss | null;
};
export type WeekPlace = {
  week: Week;
  place: number;
};
export type TeamSeason = {
  leagueName: string;
  season: Year;
  teamId: TeamId;
  /** The team's name of that season. */
  teamName: string;
  /** How many teams have games. */
  teams: number;
  /** In order, one entry a game. */
  games: GameOfTeam[];
  /** The team's place in the whole league after each week of the regular season that is over, by record, then points for: without other tie-breaks of the host. Empty in a league with victory points. */
  places: WeekPlace[];
};
export type AllTimeTeam = {
  teamId: TeamId;
  /** Its name now, or in its last season. */
  teamName: string;
  /** In which it has played; not against one team. */
  seasons?: number;
  /** Seasons that it won; not against one team. */
  titles?: number;
  /** Seasons among the first three; not against one team. */
  topThree?: number;
  wins: number;
  losses: number;
  draws: number;
  /** Of games won, ties being half of one. */
  percentage: number;
  pointsFor: Points;
  pointsAgainst: Points;
};
export type AllTime = {
  leagueName: string;
  /** The name of the team that was asked for. */
  teamName?: string;
  teams: AllTimeTeam[];
};
export type TeamOfSeason = {
  teamId: TeamId;
  /** The team's name in that season. */
  teamName: string;
};
export type LeagueRecord = {
  /** `highestScore` to `fewestWinning` are points of a team, or of both, in a game or, where a week has none, in the week; `biggestWin` and `closestWin` the points by which it won; the streaks count games, also over seasons; `mostPoints` and `fewestPoints` are those of a regular season that is over, `bestRecord` and `worstRecord` its winning percentage. */
  kind:
    | "highestScore"
    | "lowestScore"
    | "mostLosing"
    | "fewestWinning"
    | "highestGame"
    | "biggestWin"
    | "closestWin"
    | "winningStreak"
    | "losingStreak"
    | "mostPoints"
    | "fewestPoints"
    | "bestRecord"
    | "worstRecord";
  /** Equal ones share a place. */
  place: number;
  value: number;
  teamId: TeamId;
  /** The team's name of that season. */
  teamName: string;
  /** The other team of a game. */
  opponent?: TeamOfSeason;
  season: Year;
  /** The first week of a game, or the last one of a streak; missing for a season. */
  week?: Week;
  /** The first game of a streak. */
  since?: {
    season: Year;
    week: Week;
  };
  /** The team's record of the regular season. */
  record?: WinLoss;
};
export type LeagueRecords = {
  leagueName: string;
  /** The first three of each kind, by kind and place; of equal ones the newest. */
  records: LeagueRecord[];
};
export type PlayerId = string;
export type Position = string;
export type DateTime = string;
export type MadePick = {
  round: number;
  /** Its number in the round. */
  pick: number;
};
export type WayToTeam = {
  season: Year;
  type:
    | "trade"
    | "waiver"
    | "free_agent"
    | "commissioner"
    | "auction"
    | "draft"
    | "keeper";
  /** Null for drafted and kept players. */
  at: DateTime | null;
  /** The pick that took a drafted or kept player; missing for a keeper without one, and at an auction. */
  pick?: MadePick;
  /** What a claim or a player at an auction cost. */
  bid: number | null;
};
export type WeekRosterPlayer = {
  teamId: TeamId;
  /** The team's name of that season. */
  teamName: string;
  slot: "starter" | "bench" | "reserve";
  playerId: PlayerId;
  playerName: string;
  position: Position;
  /** Null when the player did not play. */
  score: Points | null;
  /** How the team last got him, up to that week; missing where the host's transactions and drafts do not say. */
  acquired?: WayToTeam;
};
export type WeekRosters = {
  leagueName: string;
  season: Year;
  /** Null before the first week with line-ups. */
  week: Week | null;
  /** The weeks of the season that have line-ups, in order. */
  weeks: Week[];
  /** By team name, then in the order of its line-up. */
  players: WeekRosterPlayer[];
};
export const {
  useGetGamesQuery,
  useGetBracketQuery,
  useGetTeamSeasonQuery,
  useGetAllTimeQuery,
  useGetRecordsQuery,
  useGetWeekRostersQuery,
} = injectedRtkApi;
