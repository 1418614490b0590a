import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRules: build.query<GetRulesResponse, GetRulesArg>({
      query: (queryArg) => ({
        url: `/api/League/GetRules`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
        },
      }),
      providesTags: ["Standings"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as rulesApi };
export type GetRulesResponse = /** status 200 The rules. */ RulesOfSeason;
export type GetRulesArg = {
  leagueId: LeagueId;
  /** The season; by default the newest season with known rules. */
  year?: Year;
};
export type Year = number;
export type RuleLine = {
  label: string;
  text: string;
};
export type Position = string;
export type RosterSlot = {
  name: string;
  /** Who may fill it. */
  positions: Position[];
  least: number;
  most: number;
};
export type ScoringRule = {
  for:
    | "reception"
    | "tightEndReception"
    | "runningBackReception"
    | "passingYard"
    | "passingTouchdown"
    | "interception"
    | "rushingYard"
    | "rushingTouchdown"
    | "receivingYard"
    | "receivingTouchdown"
    | "lostFumble";
  /** A tight end's and a running back's are on top of those of every reception. */
  points: number;
};
export type VictoryPoints = {
  win: number;
  tie: number;
  loss: number;
  /** What a team gets by the rank of its score in the week, for equal parts of the league, the best first. */
  byScore: number[];
};
export type Rules = {
  /** In a guillotine league the team with the fewest points of a week is eliminated. A format that the host names and the server does not know is `other`. */
  format: ("redraft" | "keeper" | "dynasty" | "guillotine" | "other") | null;
  /** Whether teams are ranked by their points, without games. */
  pointsOnly: boolean | null;
  bestBall: boolean | null;
  /** Whether each week has a second game against the median of the league's scores. */
  medianGames: boolean | null;
  /** The places of a line-up. */
  slots: RosterSlot[];
  starters: number | null;
  bench: number | null;
  reserve: number | null;
  taxi: number | null;
  /** The most seasons that a player has played who may go to the taxi squad; 0 for any number. */
  taxiYears: number | null;
  /** The last week in which players may go to the taxi squad; 0 for none. */
  taxiDeadline: number | null;
  scoring: ScoringRule[];
  playoffTeams: number | null;
  /** 0 without play-offs. */
  playoffStartWeek: number | null;
  /** Whether each round of the play-offs takes one week. */
  oneWeekRounds: boolean | null;
  /** Which rounds of the play-offs take two weeks; null for none, and where that is not known. */
  twoWeekRounds: ("final" | "all") | null;
  lastWeek: number | null;
  /** The last week with trades; 0 for none. */
  tradeDeadline: number | null;
  /** How claims of several teams are decided. */
  waivers: ("rolling" | "standings" | "budget" | "firstCome" | "none") | null;
  waiverBudget: number | null;
  /** How many players a team may keep. */
  keepers: number | null;
  /** 0 without salaries. */
  salaryCap: number | null;
  /** Whether players have contracts of some years. */
  contractYears: boolean | null;
  /** Victory points, which decide the standings instead of wins; null in a league without victory points. */
  victoryPoints: VictoryPoints | null;
  /** Who shares the players; a division or conference with a pool of its own can have every player. */
  playerPool: ("league" | "conference" | "division") | null;
  /** How many teams of a pool can have the same player. */
  playerCopies: number | null;
};
export type RulesOfSeason = {
  leagueName: string;
  /** Null for a league without known rules. */
  season: Year | null;
  formats: string[];
  /** The rules as text. */
  lines: RuleLine[];
  /** The same as data. */
  rules: Rules | null;
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
export const { useGetRulesQuery } = injectedRtkApi;
