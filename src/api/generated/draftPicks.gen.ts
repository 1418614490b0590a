import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDraftPick: build.query<GetDraftPickResponse, GetDraftPickArg>({
      query: (queryArg) => ({
        url: `/api/Draft/GetDraftPick`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          draft: queryArg.draft,
          round: queryArg.round,
          pick: queryArg.pick,
        },
      }),
      providesTags: ["Draft", "Keepers", "Trades"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as draftPicksApi };
export type GetDraftPickResponse = /** status 200 The pick. */ PickHistory;
export type GetDraftPickArg = {
  leagueId: LeagueId;
  /** The season; by default the league's. */
  year?: Year;
  /** One of several drafts of a season, in a response the draft that it shows. By default, before the first game, the one that runs or is
    to come, else the one that the host names as the league's own, else the one with the most picks made.
     */
  draft?: DraftNumber;
  round: Round;
  /** Its number in the round. */
  pick: PickInRound;
};
export type Year = number;
export type IsGuess = boolean;
export type TeamId = string;
export type TeamOfSeason = {
  teamId: TeamId;
  /** The team's name in that season. */
  teamName: string;
};
export type PlayerId = string;
export type Position = string;
export type PickedPlayer = {
  playerId: PlayerId;
  playerName: string;
  position: Position;
};
export type Date = string;
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
export type TransactionMove = {
  player: PickedPlayer | null;
  pick: TradedPick | null;
  budget: number | null;
  /** Null where a player was a free agent; the same team where it keeps him. */
  from: TeamOfSeason | null;
  /** Null where a player becomes a free agent. */
  to: TeamOfSeason | null;
};
export type PickHistoryTrade = {
  /** The day, of a host's trade in US Eastern time; null where the host does not say. */
  date: Date | null;
  /** Who gave the pick. */
  from: TeamOfSeason;
  /** Who got it. */
  to: TeamOfSeason;
  /** Whether it comes from the host, or a person entered it. */
  source: "host" | "manual";
  /** The season whose transactions have the trade; null if none has it. */
  season: Year | null;
  /** All that changed hands in the trade, the pick too; empty where only the pick is known. */
  moves: TransactionMove[];
};
export type PickHistory = {
  leagueName: string;
  season: Year;
  /** Round and pick. */
  pickString: string;
  isGuess?: IsGuess;
  /** Who has it. */
  team: TeamOfSeason;
  /** Whose pick it is by the draft's order. */
  originalTeam: TeamOfSeason;
  /** Whether a keeper takes the pick. */
  keeper: boolean;
  /** The keeper who takes the pick, or the player drafted with it; null for an open pick. */
  player: PickedPlayer | null;
  /** Its trades, oldest first; empty if it was not traded. */
  trades: PickHistoryTrade[];
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
export type DraftNumber = number;
export type Round = number;
export type PickInRound = number;
export const { useGetDraftPickQuery } = injectedRtkApi;
