import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLeague: build.query<GetLeagueResponse, GetLeagueArg>({
      query: (queryArg) => ({
        url: `/api/League/GetLeague`,
        params: {
          platform: queryArg.platform,
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Standings", "Scores", "Trades", "EnteredTrades"],
    }),
    getDepthChart: build.query<GetDepthChartResponse, GetDepthChartArg>({
      query: (queryArg) => ({
        url: `/api/League/GetDepthChart`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Roster"],
    }),
    getKeeperBreakdown: build.query<
      GetKeeperBreakdownResponse,
      GetKeeperBreakdownArg
    >({
      query: (queryArg) => ({
        url: `/api/League/GetKeeperBreakdown`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Roster", "Keepers"],
    }),
    getRosterBreakdown: build.query<
      GetRosterBreakdownResponse,
      GetRosterBreakdownArg
    >({
      query: (queryArg) => ({
        url: `/api/League/GetRosterBreakdown`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Roster"],
    }),
    getLeagueYears: build.query<GetLeagueYearsResponse, GetLeagueYearsArg>({
      query: (queryArg) => ({
        url: `/api/League/GetLeagueYears`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Standings"],
    }),
    getTransactions: build.query<GetTransactionsResponse, GetTransactionsArg>({
      query: (queryArg) => ({
        url: `/api/League/GetTransactions`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
        },
      }),
      providesTags: ["Trades", "Draft", "Keepers"],
    }),
    getAvailablePlayers: build.query<
      GetAvailablePlayersResponse,
      GetAvailablePlayersArg
    >({
      query: (queryArg) => ({
        url: `/api/League/GetAvailablePlayers`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Roster", "Keepers"],
    }),
    getPlayer: build.query<GetPlayerResponse, GetPlayerArg>({
      query: (queryArg) => ({
        url: `/api/League/GetPlayer`,
        params: {
          leagueId: queryArg.leagueId,
          playerId: queryArg.playerId,
        },
      }),
      providesTags: ["Roster", "Keepers"],
    }),
    getPlayerStory: build.query<GetPlayerStoryResponse, GetPlayerStoryArg>({
      query: (queryArg) => ({
        url: `/api/League/GetPlayerStory`,
        params: {
          leagueId: queryArg.leagueId,
          playerId: queryArg.playerId,
        },
      }),
      providesTags: ["Roster", "Keepers", "Scores", "Trades", "Draft"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as leagueApi };
export type GetLeagueResponse =
  /** status 200 The league and its teams. */ League;
export type GetLeagueArg = {
  platform: Provider;
  leagueId: LeagueId;
};
export type GetDepthChartResponse =
  /** status 200 The depth charts. */ DepthChart;
export type GetDepthChartArg = {
  leagueId: LeagueId;
};
export type GetKeeperBreakdownResponse =
  /** status 200 The breakdown. */ Breakdown;
export type GetKeeperBreakdownArg = {
  leagueId: LeagueId;
};
export type GetRosterBreakdownResponse =
  /** status 200 The breakdown. */ Breakdown;
export type GetRosterBreakdownArg = {
  leagueId: LeagueId;
};
export type GetLeagueYearsResponse =
  /** status 200 One record a year, newest first. */ LeagueYears;
export type GetLeagueYearsArg = {
  leagueId: LeagueId;
};
export type GetTransactionsResponse =
  /** status 200 The transactions, newest season first, in a season newest first, then the drafted players in the order of the picks and the keepers; none for a season without any. */ Transactions;
export type GetTransactionsArg = {
  leagueId: LeagueId;
  /** The season; by default all seasons. */
  year?: Year;
};
export type GetAvailablePlayersResponse =
  /** status 200 The available players, best NFL rank first. */ AvailablePlayers;
export type GetAvailablePlayersArg = {
  leagueId: LeagueId;
};
export type GetPlayerResponse = /** status 200 The player. */ LeaguePlayer;
export type GetPlayerArg = {
  leagueId: LeagueId;
  playerId: PlayerId;
};
export type GetPlayerStoryResponse =
  /** status 200 The player's story; without seasons and events for a player whom no team of the league ever had. */ PlayerStory;
export type GetPlayerStoryArg = {
  leagueId: LeagueId;
  playerId: PlayerId;
};
export type Year = number;
export type DateTime = string;
export type Points = number;
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
export type MadePick = {
  round: number;
  /** Its number in the round. */
  pick: number;
};
export type PlayerId = string;
export type Position = string;
export type PickedPlayer = {
  playerId: PlayerId;
  playerName: string;
  position: Position;
};
export type TradedPick = {
  season: Year;
  round: number;
  /** Its number in the round; null before the order of the draft is known. */
  pick: number | null;
  /** Whose pick it was before any trade; null where the host has its number only. */
  teamName: string | null;
  /** The id of that team; missing where the host has its number only. */
  teamId?: TeamId;
};
export type TeamOfSeason = {
  teamId: TeamId;
  /** The team's name in that season. */
  teamName: string;
};
export type TransactionMove = {
  player: PickedPlayer | null;
  pick: TradedPick | null;
  budget: number | null;
  /** Null where a player was a free agent; the same team where it keeps him. */
  from: TeamOfSeason | null;
  /** Null where a player becomes a free agent. */
  to: TeamOfSeason | null;
};
export type Transaction = {
  /** Unique in its season. */
  id: string;
  season: Year;
  /** `draft` and `keeper` are players whom a team drafted, or kept for the season instead; before the draft of a season, its keepers are the marked ones. */
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
  /** The week; 1 has all from the off-season on. */
  week: number;
  /** The pick that took a drafted or kept player; missing for a keeper without one, and at an auction. */
  pick?: MadePick;
  /** What a waiver claim or a player at an auction cost; null without bids. */
  bid: number | null;
  moves: TransactionMove[];
};
export type TradeId = string;
export type Date = string;
export type Round = number;
export type PickInRound = number;
export type PreDraftTrade = {
  id?: TradeId;
  /** The day of the trade, of a host's in US Eastern time, else as it was entered; null when the host does not say it. */
  date: Date | null;
  round: Round;
  /** Its number in the round; null as long as nobody has set it. */
  pick: PickInRound | null;
  pickFromTeamId?: TeamId;
  /** Name of the team that gave the pick. */
  pickFrom: string;
  pickToTeamId?: TeamId;
  /** Name of the team that got the pick. */
  pickTo: string;
  /** Where it comes from, the league's host or a person who entered it here. Missing in a league without a host. */
  source?: "host" | "manual";
};
export type LatestChanges = {
  transactions?: Transaction[];
  trades?: PreDraftTrade[];
};
export type KeeperDeadline = {
  at: string;
  /** In the league's time zone. */
  text: string;
};
export type Champion = {
  season: Year;
  teamId: TeamId;
  /** The team's name of that season. */
  teamName: string;
};
export type Avatar = string | null;
export type LastResult = {
  /** The week of the game; of a game of the play-offs that takes several, the last. */
  week: Week;
  /** Won, lost or tied. */
  result: "W" | "L" | "T";
  /** Missing against the median, as the other fields. */
  score?: Points;
  opponentScore?: Points;
  opponent?: TeamOfSeason;
};
export type StandingsTeam = {
  id: TeamId;
  teamName: string;
  avatar: Avatar;
  /** Null in a league without divisions. */
  division: string | null;
  /** The place in the whole league, in the order of the host with its tie-breaks. */
  position: number;
  divisionPosition: number;
  wins: number;
  losses: number;
  draws: number;
  /** (wins + draws / 2) / games, 0 to 1; 0 before the first game. */
  percentage: number;
  pointsFor: Points;
  pointsAgainst: Points;
  /** Null in a league without victory points. */
  victoryPoints: number | null;
  /** False in a season without games between teams, as in a guillotine league: wins, losses and ties are 0 and say nothing; else missing. */
  hasRecord?: boolean;
  /** Whether the team is in the bracket of the play-offs; null before the host has one, and without play-offs. */
  inPlayoffs?: boolean | null;
  /** The week in which the team was eliminated in a guillotine league; null while it is in, and elsewhere. */
  eliminatedWeek?: number | null;
  /** In a season: how many places of the whole league the team has gained by the last week of the regular season so far; negative for lost ones. Absent where the host's order has tie-breaks that do not tell the order of the week before. */
  placesGained?: number;
  /** The results of the team's last five games, newest last. Where each week has a second game against the median, that one follows the other. Missing where games are not known. */
  lastResults?: LastResult[];
};
export type League = {
  leagueName: string;
  season?: Year;
  lastStandingsRefresh: DateTime | null;
  /** Special formats of the league, as text, as far as the host has them. */
  formats?: string[];
  /** The games of the season's last week with scores; missing before its first. */
  lastGames?: Games;
  /** The games of the week after it, or of the season's first week; missing without a week to come. */
  comingGames?: Games;
  /** The newest transactions of the season and the newest trades of picks that people entered for the coming draft, at most five of each. */
  latestChanges?: LatestChanges;
  /** How many teams reach the play-offs; null when it is not known. */
  playoffTeams?: number | null;
  /** How many players a team may keep in the league's season; missing where that is not known. */
  allowedKeepers?: number;
  /** Until when keepers can be changed, before the draft of a league with a deadline. */
  keeperDeadline?: KeeperDeadline;
  /** Who won the newest season that has a winner; null before the first. */
  champion?: Champion | null;
  teams: StandingsTeam[];
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
export type DepthChartPlayer = {
  playerId?: PlayerId;
  playerName: string;
  /** Whether he is on injured reserve or on the taxi squad; absent for an active player. */
  slot?: "reserve" | "taxi";
};
export type DepthChartPlayers = DepthChartPlayer[];
export type OtherPlayers = (DepthChartPlayer & {
  position: Position;
})[];
export type TeamDepthChart = {
  teamId?: TeamId;
  teamName: string;
  quarterbacks: DepthChartPlayers;
  runningBacks: DepthChartPlayers;
  wideReceivers: DepthChartPlayers;
  tightEnds: DepthChartPlayers;
  kickers: DepthChartPlayers;
  defenses: DepthChartPlayers;
  others?: OtherPlayers;
};
export type DepthChart = {
  leagueName: string;
  teamDepthCharts: TeamDepthChart[];
};
export type Average = number | null;
export type TeamBreakdown = {
  teamId?: TeamId;
  teamName: string;
  count: number;
  avgAdp: Average;
  avgAge: Average;
  qbCount: number;
  avgQbAdp: Average;
  avgQbAge: Average;
  rbCount: number;
  avgRbAdp: Average;
  avgRbAge: Average;
  wrCount: number;
  avgWrAdp: Average;
  avgWrAge: Average;
  teCount: number;
  avgTeAdp: Average;
  avgTeAge: Average;
  /** How many defensive linemen: the positions DL, DE, DT, NT and EDGE. */
  dlCount?: number;
  avgDlAdp?: Average;
  avgDlAge?: Average;
  /** How many linebackers: LB, ILB and OLB. */
  lbCount?: number;
  avgLbAdp?: Average;
  avgLbAge?: Average;
  /** How many defensive backs: DB, CB, S, SS and FS. */
  dbCount?: number;
  avgDbAdp?: Average;
  avgDbAge?: Average;
  /** The team's place in the league's standings. */
  positionSortOrder: number;
};
export type Breakdown = {
  leagueName: string;
  teams: TeamBreakdown[];
};
export type LeagueYearTeam = StandingsTeam & {
  /** Place after the playoffs; null while the season is on. */
  finalPosition: number | null;
};
export type LeagueYear = {
  year: Year;
  /** Why final positions of a season that is over are not known, as a sentence. */
  openPlaces?: string;
  teams: LeagueYearTeam[];
};
export type LeagueYears = {
  leagueName: string;
  records: LeagueYear[];
};
export type Transactions = {
  leagueName: string;
  transactions: Transaction[];
};
export type NflTeam = string | null;
export type PositionSortOrder = number;
export type FantasyProsInfo = {
  /** Bye week. */
  bye: number | null;
  /** Average rank (ADP). */
  avg: number | null;
  /** Best rank. */
  best: number | null;
  /** Worst rank. */
  worst: number | null;
  /** Standard deviation of the rank. */
  stdDev: number | null;
  /** Age in years. */
  age: number | null;
};
export type PlayerForm = {
  season: Year;
  points: Points;
  /** The weeks with a score. */
  games: number;
  /** The newest weeks that the league has played, newest first. */
  last: {
    week: Week;
    /** Null for a week without a score. */
    points: Points | null;
  }[];
} | null;
export type AvailablePlayer = {
  playerId?: PlayerId;
  position: Position;
  name: string;
  nflTeam: NflTeam;
  nflRank: number | null;
  positionSortOrder: PositionSortOrder;
  isRookie: boolean;
  fantasyProsInfo: FantasyProsInfo | null;
  /** The divisions or conferences that have a copy of the player left; absent in a league where all teams share one pool of players. */
  availableIn?: string[];
  form?: PlayerForm;
};
export type AvailablePlayers = {
  leagueName: string;
  players: AvailablePlayer[];
  /** How many rostered players are unknown; some of the available ones may be among them. */
  unknownRostered?: number;
};
export type TeamPlayer = {
  playerId: PlayerId;
  position: Position;
  positionSortOrder: PositionSortOrder;
  playerName: string;
  nflTeam: NflTeam;
  isKeeper: boolean;
  nflRank: number | null;
  fantasyProsInfo: FantasyProsInfo | null;
  /** The player's place on the roster. `starter` and `bench` follow the team's last line-up of the season; before the first one, both are `active`. */
  slot?: "starter" | "bench" | "active" | "reserve" | "taxi";
  form?: PlayerForm;
};
export type TeamOption = {
  id: TeamId;
  name: string;
};
export type LeaguePlayer = TeamPlayer & {
  /** The team of the league that has the player; null without one. */
  team: TeamOption | null;
};
export type PositionRank = {
  place: number;
  /** How many players of his position there are. */
  players: number;
};
export type PlayerWeek = {
  week: Week;
  /** Null when he did not play. */
  points: Points | null;
  /** Whether his present NFL team had its bye week and he has no points, null or 0. */
  isBye: boolean;
  slot: "starter" | "bench" | "reserve";
  team: TeamOfSeason;
  /** The team's opponent, in a week with several games that of the first; null without a game. */
  opponent: TeamOfSeason | null;
};
export type PlayerSeason = {
  season: Year;
  /** In all of its weeks. A week counts once, also if several teams had him. */
  points: Points;
  /** In the weeks in which he started. */
  startedPoints: Points;
  positionRank: PositionRank;
  /** In order, one for each team that had him. */
  weeks: PlayerWeek[];
};
export type PlayerStory = {
  leagueName: string;
  player: LeaguePlayer;
  /** The seasons in which a team's line-up had him in a week with scores, newest first. */
  seasons: PlayerSeason[];
  /** The transactions that moved him, and how he was drafted or kept: newest season first, in a season newest first, then its draft. Each has all that changed hands. */
  events: Transaction[];
};
export const {
  useGetLeagueQuery,
  useGetDepthChartQuery,
  useGetKeeperBreakdownQuery,
  useGetRosterBreakdownQuery,
  useGetLeagueYearsQuery,
  useGetTransactionsQuery,
  useGetAvailablePlayersQuery,
  useGetPlayerQuery,
  useGetPlayerStoryQuery,
} = injectedRtkApi;
