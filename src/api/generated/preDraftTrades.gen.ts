import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreDraftTrades: build.query<
      GetPreDraftTradesAnswer,
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
      CreatePreDraftTradeAnswer,
      CreatePreDraftTradeArg
    >({
      query: (queryArg) => ({
        url: `/api/PreDraftTrades`,
        method: "POST",
        body: queryArg.preDraftTradeCreate,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as preDraftTradesApi };
export type GetPreDraftTradesAnswer =
  /** status 200 The trades and the form's options. */ PreDraftTrades;
export type GetPreDraftTradesArg = {
  leagueId: LeagueId;
  year: Year;
};
export type CreatePreDraftTradeAnswer =
  /** status 200 The trades and the form's options. */ PreDraftTrades;
export type CreatePreDraftTradeArg = {
  preDraftTradeCreate: PreDraftTradeCreate;
};
export type Date = string;
export type Round = number;
export type PickInRound = number;
export type PreDraftTrade = {
  date: Date;
  round: Round;
  pick: PickInRound;
  /** Name of the team that gave the pick. */
  pickFrom: string;
  /** Name of the team that got the pick. */
  pickTo: string;
};
export type PreDraftTradesModel = {
  leagueName: string;
  preDraftTrades: PreDraftTrade[];
};
export type TeamId = string;
export type TeamOption = {
  id: TeamId;
  name: string;
};
export type PreDraftTradesViewData = {
  teams: TeamOption[];
  totalRounds: number;
  /** Picks in a round. */
  totalPicks: number;
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
export const { useGetPreDraftTradesQuery, useCreatePreDraftTradeMutation } =
  injectedRtkApi;
