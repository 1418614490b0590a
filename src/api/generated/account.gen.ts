import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<GetAccountResponse, GetAccountArg>({
      query: () => ({ url: `/api/Account` }),
      providesTags: ["Account"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as accountApi };
export type GetAccountResponse = /** status 200 The account. */ Account;
export type GetAccountArg = void;
export type LeagueId = string;
export type TeamId = string;
export type AccountScope = {
  leagueId: LeagueId;
  teamId: TeamId | null;
};
export type Year = number;
export type LeagueVisibility = "public" | "members";
export type ManagedLeague = {
  leagueId: LeagueId;
  leagueName: string;
  provider: "default" | "sleeper";
  season: Year;
  visibility: LeagueVisibility;
  /** Whether it came with the installation. */
  isDemo: boolean;
};
export type Account = {
  email: string;
  role: "admin" | "commissioner" | "member";
  /** The leagues of a commissioner, with `teamId` null; the teams that the account owns. */
  scopes: AccountScope[];
  /** The leagues that the account has, or has a team of; an admin's are also those of members only, the first 100 of them. By name. */
  leagues: ManagedLeague[];
  /** Whether the account may add a league of a host. */
  mayAddLeagues: boolean;
  /** Whether the server can send links by e-mail. */
  canSendMail: boolean;
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
export const { useGetAccountQuery } = injectedRtkApi;
