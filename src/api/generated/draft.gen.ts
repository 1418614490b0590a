import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDraftOrder: build.query<GetDraftOrderResponse, GetDraftOrderArg>({
      query: (queryArg) => ({
        url: `/api/Draft/GetDraftOrder`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as draftApi };
export type GetDraftOrderResponse =
  /** status 200 The draft order. */ DraftOrder;
export type GetDraftOrderArg = {
  leagueId: LeagueId;
};
export type DateTime = string;
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
  /** Day of that trade; null when it is not known or the pick was not traded. */
  originalDate: Date | null;
  /** The team that the draft's order gave the pick to; null when it was not traded. */
  slotTeamId?: TeamId | null;
  /** Whose pick it was before any trade; null when it was not traded. */
  slotTeam?: string | null;
  /** Whether a keeper takes the pick. */
  keeper: boolean;
  /** The keeper who takes the pick, or the player drafted with it; null for an open pick. */
  player?: PickedPlayer | null;
};
export type DraftRound = {
  picks: DraftPick[];
};
export type DraftOrder = {
  leagueName: string;
  lastDraftOrderRefresh: DateTime | null;
  rounds: DraftRound[];
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
export const { useGetDraftOrderQuery } = injectedRtkApi;
