import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getKeeperChanges: build.query<
      GetKeeperChangesResponse,
      GetKeeperChangesArg
    >({
      query: (queryArg) => ({
        url: `/api/Team/GetKeeperChanges`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["KeeperChanges"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as keeperChangesApi };
export type GetKeeperChangesResponse =
  /** status 200 The changes. */ KeeperChange[];
export type GetKeeperChangesArg = {
  leagueId: LeagueId;
};
export type TeamId = string;
export type PlayerId = string;
export type DateTime = string;
export type KeeperChange = {
  id: number;
  teamId: TeamId;
  playerId: PlayerId;
  playerName: string;
  /** Whether the player was marked; otherwise the mark was removed. */
  isKeeper: boolean;
  /** Whether the league's rules refused the change. */
  isOverride: boolean;
  /** E-mail address. */
  changedBy: string;
  changedAt: DateTime;
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
export const { useGetKeeperChangesQuery } = injectedRtkApi;
