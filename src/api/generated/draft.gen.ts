import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDraftOrder: build.query<GetDraftOrderResponse, GetDraftOrderArg>({
      query: (queryArg) => ({
        url: `/api/Draft/GetDraftOrder`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          draft: queryArg.draft,
        },
      }),
      providesTags: ["Draft", "Keepers"],
    }),
    getFuturePicks: build.query<GetFuturePicksResponse, GetFuturePicksArg>({
      query: (queryArg) => ({
        url: `/api/Draft/GetFuturePicks`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Trades", "EnteredTrades"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as draftApi };
export type GetDraftOrderResponse =
  /** status 200 The draft order. */ DraftOrder;
export type GetDraftOrderArg = {
  leagueId: LeagueId;
  /** The season; by default the league's. A past season without a stored draft is not found. */
  year?: Year;
  /** One of several drafts of a season, in a response the draft that it shows. By default, before the first game, the one that runs or is
    to come, else the one that the host names as the league's own, else the one with the most picks made.
     */
  draft?: DraftNumber;
};
export type GetFuturePicksResponse =
  /** status 200 The picks by season, round and first team; none for a league that trades no picks. */ ComingPicks;
export type GetFuturePicksArg = {
  leagueId: LeagueId;
};
export type DateTime = string;
export type IsGuess = boolean;
export type TeamId = string;
export type Date = string;
export type PlayerId = string;
export type Position = string;
export type PickedPlayer = {
  playerId: PlayerId;
  playerName: string;
  position: Position;
};
export type DraftPick = {
  /** Round and pick. */
  pickString: string;
  isGuess?: IsGuess;
  /** Running number over all rounds. */
  totalPick: number;
  /** Running number without the keeper picks; null for a keeper pick. */
  actualPick: number | null;
  teamId?: TeamId;
  /** Who holds the pick. */
  teamName: string;
  /** The team that gave the pick to its holder; null when it was not traded. */
  originalTeamId?: TeamId | null;
  /** Who gave the pick to its holder; null when it was not traded. */
  originalTeam: string | null;
  /** Day of that trade, of a host's in US Eastern time; null when it is not known or the pick was not traded. */
  originalDate: Date | null;
  /** The team that the draft's order gave the pick to; null when it was not traded. */
  slotTeamId?: TeamId | null;
  /** Whose pick it was before any trade; null when it was not traded. */
  slotTeam?: string | null;
  /** Whether a keeper takes the pick. */
  keeper: boolean;
  /** What the player cost at an auction; missing in any other draft. */
  amount?: number;
  /** The keeper who takes the pick, or the player drafted with it; null for an open pick. */
  player?: PickedPlayer | null;
};
export type DraftRound = {
  picks: DraftPick[];
};
export type DraftNumber = number;
export type SeasonDraft = {
  number: DraftNumber;
  rounds: number;
  /** Whether players are sold to the highest bid. */
  isAuction: boolean;
  /** Whether all of its picks are made. */
  isOver: boolean;
  /** Whether it is the default draft. */
  isDefault: boolean;
  /** Whether the league holds or prepares it. */
  isComing?: boolean;
  /** Whether the season has begun without any pick of it. */
  isNeverHeld?: boolean;
};
export type SeasonDrafts = SeasonDraft[];
export type PickOnTheClock = {
  /** Round and pick. */
  pickString: string;
  teamId: TeamId;
  /** Who holds the pick. */
  teamName: string;
};
export type DraftDay = {
  /** Whether it has begun, also while it is paused. */
  isRunning: boolean;
  /** Whether the host has stopped its clock for now. */
  isPaused: boolean;
  /** When it is planned to begin; null without a plan. */
  startsAt: DateTime | null;
  /** The next pick of a running draft; null before it and at an auction. */
  onTheClock: PickOnTheClock | null;
};
export type DraftOrder = {
  leagueName: string;
  /** Null for a past season. */
  lastDraftOrderRefresh: DateTime | null;
  rounds: DraftRound[];
  drafts?: SeasonDrafts;
  draftDay?: DraftDay;
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
export type ComingPickTrade = {
  /** The day in US Eastern time; null where the host does not say. */
  date: Date | null;
  /** Who got it. */
  to: TeamOfSeason;
};
export type ComingPick = {
  season: Year;
  round: number;
  /** Who has it. */
  team: TeamOfSeason;
  /** Whose pick it is by the draft's order. */
  originalTeam: TeamOfSeason;
  /** Its trades, oldest first; empty if it was not traded. */
  trades: ComingPickTrade[];
};
export type ComingPicks = {
  leagueName: string;
  picks: ComingPick[];
};
export const { useGetDraftOrderQuery, useGetFuturePicksQuery } = injectedRtkApi;
