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
        },
      }),
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
  date: Date;
  round: Round;
  pick: PickInRound;
  pickFromTeamId?: TeamId;
  /** Name of the team that gave the pick. */
  pickFrom: string;
  pickToTeamId?: TeamId;
  /** Name of the team that got the pick. */
  pickTo: string;
  /** Who tells of it, the league's host or a person who entered it here. Missing in a league without a host. */
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
export type PreDraftTradesViewData = {
  teams: TeamOption[];
  totalRounds: number;
  /** Picks in a round. */
  totalPicks: number;
  firstDay?: Date;
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
  /** Of a log-in with the right password: its code is missing, or wrong or used before. */
  secondFactor?: "required" | "wrong";
  errors?: FieldError[];
};
export type LeagueId = string;
export type Year = number;
export type PreDraftTradeCreate = {
  leagueId: LeagueId;
  year: Year;
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
  date: Date;
  pickFromTeamId: TeamId;
  pickToTeamId: TeamId;
  roundFrom: Round;
  roundTo: Round;
  pickFrom: PickInRound;
  pickTo: PickInRound;
};
export type DateTime = string;
export type EnteredTrade = {
  id: TradeId;
  trade: PreDraftTradeCreate;
  /** Name of the team `pickFromTeamId`. */
  pickFromTeam: string;
  /** Name of the team `pickToTeamId`. */
  pickToTeam: string;
  /** E-mail address; null where it was not kept. */
  enteredBy: string | null;
  /** Null where it was not kept. */
  enteredAt: DateTime | null;
  /** E-mail address; null for a trade that stands. */
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
