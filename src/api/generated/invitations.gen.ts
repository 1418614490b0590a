import { after } from "../invalidation";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInvitations: build.query<GetInvitationsResponse, GetInvitationsArg>({
      query: () => ({ url: `/api/Invitations` }),
    }),
    withdrawInvitation: build.mutation<
      WithdrawInvitationResponse,
      WithdrawInvitationArg
    >({
      query: (queryArg) => ({
        url: `/api/Invitations`,
        method: "DELETE",
        params: {
          invitationId: queryArg.invitationId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as invitationsApi };
export type GetInvitationsResponse =
  /** status 200 The links, newest first. */ Invitation[];
export type GetInvitationsArg = void;
export type WithdrawInvitationResponse =
  /** status 200 The links, newest first. */ Invitation[];
export type WithdrawInvitationArg = {
  invitationId: InvitationId;
};
export type InvitationId = string;
export type AccountRole = "admin" | "commissioner" | "member";
export type LeagueId = string;
export type TeamId = string;
export type NamedScope = {
  leagueId: LeagueId;
  leagueName: string;
  teamId: TeamId | null;
  /** Null for a commissioner's league. */
  teamName: string | null;
};
export type DateTime = string;
export type Invitation = {
  invitationId: InvitationId;
  /** E-mail address of the account whose password it sets; null for a new account. */
  resetOf: string | null;
  role: AccountRole;
  scopes: NamedScope[];
  createdBy: string;
  expiresAt: DateTime;
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
export const { useGetInvitationsQuery, useWithdrawInvitationMutation } =
  injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    getInvitations: { providesTags: ["Invitations"] },
    withdrawInvitation: { invalidatesTags: after([], ["Invitations"]) },
  },
});
