import { addInvalidations } from "../invalidations";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreDraftTrades: build.query<
      GetPreDraftTradesResponse,
      GetPreDraftTradesArg
    >({
      query: (queryArg) => ({
        url: `/api/PreDraftTrades`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          draft: queryArg.draft,
        },
      }),
      providesTags: ["Trades"],
    }),
    createPreDraftTrade: build.mutation<
      CreatePreDraftTradeResponse,
      CreatePreDraftTradeArg
    >({
      query: (queryArg) => ({
        url: `/api/PreDraftTrades`,
        method: "POST",
        body: queryArg.preDraftTradeCreate,
      }),
    }),
    replacePreDraftTrade: build.mutation<
      ReplacePreDraftTradeResponse,
      ReplacePreDraftTradeArg
    >({
      query: (queryArg) => ({
        url: `/api/PreDraftTrades`,
        method: "PUT",
        body: queryArg.preDraftTradeReplace,
      }),
    }),
    takeBackPreDraftTrade: build.mutation<
      TakeBackPreDraftTradeResponse,
      TakeBackPreDraftTradeArg
    >({
      query: (queryArg) => ({
        url: `/api/PreDraftTrades`,
        method: "DELETE",
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
          tradeId: queryArg.tradeId,
          draft: queryArg.draft,
        },
      }),
    }),
    getEnteredTrades: build.query<
      GetEnteredTradesResponse,
      GetEnteredTradesArg
    >({
      query: (queryArg) => ({
        url: `/api/PreDraftTrades/Entered`,
        params: {
          leagueId: queryArg.leagueId,
          year: queryArg.year,
        },
      }),
      providesTags: ["EnteredTrades"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as preDraftTradesApi };
export type GetPreDraftTradesResponse =
  /** status 200 The trades and the form's options. */ PreDraftTrades;
export type GetPreDraftTradesArg = {
  leagueId: LeagueId;
  year: Year;
  /** One of several drafts of a season, in a response the draft that it shows. By default, before the first game, the one that runs or is
    to come, else the one that the host names as the league's own, else the one with the most picks made.
     */
  draft?: DraftNumber;
};
export type CreatePreDraftTradeResponse =
  /** status 200 The trades and the form's options. */ PreDraftTrades;
export type CreatePreDraftTradeArg = {
  preDraftTradeCreate: PreDraftTradeCreate;
};
export type ReplacePreDraftTradeResponse =
  /** status 200 The trades and the form's options. */ PreDraftTrades;
export type ReplacePreDraftTradeArg = {
  preDraftTradeReplace: PreDraftTradeReplace;
};
export type TakeBackPreDraftTradeResponse =
  /** status 200 The trades and the form's options. */ PreDraftTrades;
export type TakeBackPreDraftTradeArg = {
  leagueId: LeagueId;
  year: Year;
  /** An entered trade. */
  tradeId: TradeId;
  /** One of several drafts of a season, in a response the draft that it shows. By default, before the first game, the one that runs or is
    to come, else the one that the host names as the league's own, else the one with the most picks made.
     */
  draft?: DraftNumber;
};
export type GetEnteredTradesResponse =
  /** status 200 The entered trades. */ EnteredTrade[];
export type GetEnteredTradesArg = {
  leagueId: LeagueId;
  year: Year;
};
export type TradeId = string;
export type Date = string;
export type Round = number;
export type PickInRound = number;
export type TeamId = string;
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
export type PreDraftTradesModel = {
  leagueName: string;
  preDraftTrades: PreDraftTrade[];
};
export type TeamOption = {
  id: TeamId;
  name: string;
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
export type PreDraftTradesViewData = {
  teams: TeamOption[];
  totalRounds: number;
  /** Picks in a round. */
  totalPicks: number;
  /** The first day that a trade can have, in any time zone. */
  firstDay?: Date;
  drafts?: SeasonDrafts;
};
export type PreDraftTrades = {
  model: PreDraftTradesModel;
  viewData: PreDraftTradesViewData;
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
export type PreDraftTradeCreate = {
  leagueId: LeagueId;
  year: Year;
  /** The draft of the picks; by default the first of the year that is not over, else the newest. */
  draft?: DraftNumber;
  /** The local day of the trade; at most tomorrow in UTC. */
  date: Date;
  pickFromTeamId: TeamId;
  pickToTeamId: TeamId;
  roundFrom: Round;
  roundTo: Round;
  pickFrom: PickInRound;
  pickTo: PickInRound;
};
export type PreDraftTradeReplace = {
  tradeId: TradeId;
  leagueId: LeagueId;
  year: Year;
  /** The draft of the picks; by default the first of the year that is not over, else the newest. */
  draft?: DraftNumber;
  /** The local day of the trade; at most tomorrow in UTC. */
  date: Date;
  pickFromTeamId: TeamId;
  pickToTeamId: TeamId;
  roundFrom: Round;
  roundTo: Round;
  pickFrom: PickInRound;
  pickTo: PickInRound;
};
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
export type EnteredPickTrade = {
  /** The draft of the picks that have a number, where the year has several. */
  draft?: DraftNumber;
  date: Date;
  fromTeamId: TeamId;
  toTeamId: TeamId;
  fromPicks: TradablePick[];
  toPicks: TradablePick[];
};
export type DateTime = string;
export type EnteredTrade = {
  id: TradeId;
  /** A trade of one pick of the draft a side. */
  trade?: PreDraftTradeCreate;
  /** Any other trade. */
  pickTrade?: EnteredPickTrade;
  /** Name of the first team, which gives the first picks. */
  pickFromTeam: string;
  /** Name of the other team. */
  pickToTeam: string;
  /** E-mail address; null if it was not recorded. */
  enteredBy: string | null;
  /** Null where it was not recorded. */
  enteredAt: DateTime | null;
  /** E-mail address; null for a valid trade. */
  takenBackBy: string | null;
  takenBackAt: DateTime | null;
  /** The trade entered in its place. */
  replacedBy: TradeId | null;
};
export const {
  useGetPreDraftTradesQuery,
  useCreatePreDraftTradeMutation,
  useReplacePreDraftTradeMutation,
  useTakeBackPreDraftTradeMutation,
  useGetEnteredTradesQuery,
} = injectedRtkApi;
export const preDraftTradesInvalidations = {
  "createPreDraftTrade": {
    "done": [
      "Draft",
      "EnteredTrades"
    ]
  },
  "replacePreDraftTrade": {
    "done": [
      "Draft",
      "EnteredTrades",
      "Settings"
    ]
  },
  "takeBackPreDraftTrade": {
    "done": [
      "Draft",
      "EnteredTrades",
      "Settings"
    ]
  }
} as const;
addInvalidations(preDraftTradesInvalidations);
