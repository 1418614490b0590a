import { addInvalidations } from "../invalidations";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInvitations: build.query<GetInvitationsResponse, GetInvitationsArg>({
      query: () => ({ url: `/api/Invitations` }),
      providesTags: ["Invitations"],
    }),
    createInvitation: build.mutation<
      CreateInvitationResponse,
      CreateInvitationArg
    >({
      query: (queryArg) => ({
        url: `/api/Invitations`,
        method: "POST",
        body: queryArg.invitationCreate,
      }),
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
    createPasswordReset: build.mutation<
      CreatePasswordResetResponse,
      CreatePasswordResetArg
    >({
      query: (queryArg) => ({
        url: `/api/Invitations/PasswordReset`,
        method: "POST",
        body: queryArg.passwordResetCreate,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as invitationsApi };
export type GetInvitationsResponse =
  /** status 200 The links, newest first. */ Invitation[];
export type GetInvitationsArg = void;
export type CreateInvitationResponse =
  /** status 200 The token of the link. No later response has it. */ InvitationLink;
export type CreateInvitationArg = {
  invitationCreate: InvitationCreate;
};
export type WithdrawInvitationResponse =
  /** status 200 The links, newest first. */ Invitation[];
export type WithdrawInvitationArg = {
  invitationId: InvitationId;
};
export type CreatePasswordResetResponse =
  /** status 200 The token of the link. No later response has it. */ InvitationLink;
export type CreatePasswordResetArg = {
  passwordResetCreate: PasswordResetCreate;
};
export type InvitationId = string;
export type AccountRole = "admin" | "commissioner" | "member";
export type LeagueId = string;
export type TeamId = string;
export type NamedScope = {
  leagueId: LeagueId;
  leagueName: string;
  provider: "default" | "sleeper";
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
export type InvitationLink = {
  token: string;
  expiresAt: DateTime;
  /** Why the link could not be sent to `sendTo`, null if the mail server has taken it; missing without `sendTo`. */
  mailProblem?: string | null;
};
export type AccountScope = {
  leagueId: LeagueId;
  teamId: TeamId | null;
};
export type AccountScopes = AccountScope[];
export type MailAddress = string;
export type InvitationCreate = {
  role: AccountRole;
  scopes?: AccountScopes;
  sendTo?: MailAddress;
};
export type PasswordResetCreate = {
  userEmail: string;
  /** Whether its use also removes the authenticator app and the passkeys, such as those of a lost phone. */
  removesSecondFactor?: boolean;
  sendTo?: MailAddress;
};
export const {
  useGetInvitationsQuery,
  useCreateInvitationMutation,
  useWithdrawInvitationMutation,
  useCreatePasswordResetMutation,
} = injectedRtkApi;
export const invitationsInvalidations = {
  "createInvitation": {
    "done": [
      "Invitations"
    ]
  },
  "withdrawInvitation": {
    "refused": [
      "Invitations"
    ]
  },
  "createPasswordReset": {
    "done": [
      "Invitations"
    ]
  }
} as const;
addInvalidations(invitationsInvalidations);
