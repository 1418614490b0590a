import { addInvalidations } from "../invalidations";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTradablePicks: build.query<
      GetTradablePicksResponse,
      GetTradablePicksArg
    >({
      query: (queryArg) => ({
        url: `/api/PreDraftTrades/Picks`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          draft: queryArg.draft,
          tradeId: queryArg.tradeId,
        },
      }),
      providesTags: ["Trades", "EnteredTrades"],
    }),
    createPickTrade: build.mutation<
      CreatePickTradeResponse,
      CreatePickTradeArg
    >({
      query: (queryArg) => ({
        url: `/api/PreDraftTrades/Several`,
        method: "POST",
        body: queryArg.pickTradeCreate,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as pickTradesApi };
export type GetTradablePicksResponse =
  /** status 200 The picks by team. */ TradablePicks;
export type GetTradablePicksArg = {
  leagueId: LeagueId;
  year: Year;
  /** One of several drafts of a season, in a response the draft that it shows. By default, before the first game, the one that runs or is
    to come, else the one that the host names as the league's own, else the one with the most picks made.
     */
  draft?: DraftNumber;
  /** Lists the picks as if this entered trade were taken back, to correct it. */
  tradeId?: TradeId;
};
export type CreatePickTradeResponse =
  /** status 200 What changes for both teams, or would. */ PickTradeEffects;
export type CreatePickTradeArg = {
  pickTradeCreate: PickTradeCreate;
};
export type Date = string;
export type TeamId = string;
export type Year = number;
export type Round = number;
export type PickInRound = number;
export type TeamOfSeason = {
  teamId: TeamId;
  /** The team's name in that season. */
  teamName: string;
};
export type TradablePick = {
  season: Year;
  round: Round;
  /** Its number in the round; null as long as nobody has set it, and for a pick of a later season. */
  pick: PickInRound | null;
  /** Whose pick it is by the draft's order; null where that was not recorded. */
  originalTeam: TeamOfSeason | null;
};
export type TradablePicks = {
  /** The first day that a trade can have, in any time zone. */
  firstDay: Date;
  teams: {
    teamId: TeamId;
    teamName: string;
    picks: TradablePick[];
  }[];
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
export type TradeId = string;
export type SeasonPickCounts = {
  season: Year;
  picks: number;
}[];
export type PickTradeEffect = {
  teamId: TeamId;
  teamName: string;
  picksBefore: SeasonPickCounts;
  picksAfter: SeasonPickCounts;
  /** By how many rounds the picks of its marked keepers are later than the market; null without keepers in rounds before the draft. */
  surplusBefore: number | null;
  /** The same after the trade. */
  surplusAfter: number | null;
};
export type PickTradeEffects = {
  /** The team that gives the first picks, then the other. */
  teams: PickTradeEffect[];
};
export type PickOfTrade = {
  season: Year;
  round: Round;
  pick?: PickInRound;
  originalTeamId?: TeamId;
};
export type PickTradeCreate = {
  leagueId: LeagueId;
  year: Year;
  /** The draft of the picks that have a number; by default the first of the year that is not over, else the newest. */
  draft?: DraftNumber;
  /** The entered trade that this one corrects. */
  tradeId?: TradeId;
  /** The local day of the trade; at most tomorrow in UTC. */
  date: Date;
  fromTeamId: TeamId;
  toTeamId: TeamId;
  fromPicks: PickOfTrade[];
  toPicks: PickOfTrade[];
  /** Saves nothing. */
  isTrial?: boolean;
};
export const { useGetTradablePicksQuery, useCreatePickTradeMutation } =
  injectedRtkApi;
export const pickTradesInvalidations = {
  "createPickTrade": {
    "done": [
      "Draft",
      "Trades",
      "EnteredTrades",
      "Settings"
    ],
    "hasTrial": true
  }
} as const;
addInvalidations(pickTradesInvalidations);
