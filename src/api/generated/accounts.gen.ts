import { addInvalidations } from "../invalidations";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.query<GetAccountsResponse, GetAccountsArg>({
      query: (queryArg) => ({
        url: `/api/Accounts`,
        params: {
          search: queryArg.search,
          page: queryArg.page,
        },
      }),
      providesTags: ["SecurityLog"],
    }),
    setRights: build.mutation<SetRightsResponse, SetRightsArg>({
      query: (queryArg) => ({
        url: `/api/Accounts/Rights`,
        method: "POST",
        body: queryArg.rightsChange,
      }),
    }),
    endAccountSessions: build.mutation<
      EndAccountSessionsResponse,
      EndAccountSessionsArg
    >({
      query: (queryArg) => ({
        url: `/api/Accounts/EndSessions`,
        method: "POST",
        body: queryArg.accountChoice,
      }),
    }),
    removeAccount: build.mutation<RemoveAccountResponse, RemoveAccountArg>({
      query: (queryArg) => ({
        url: `/api/Accounts/Remove`,
        method: "POST",
        body: queryArg.accountRemove,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as accountsApi };
export type GetAccountsResponse =
  /** status 200 A page of the accounts, by e-mail address. */ AccountPage;
export type GetAccountsArg = {
  /** A part of the e-mail address, in any case. */
  search?: AccountSearch;
  /** The first page by default; one beyond the last is the last. */
  page?: PageNumber;
};
export type SetRightsResponse = unknown;
export type SetRightsArg = {
  rightsChange: RightsChange;
};
export type EndAccountSessionsResponse = unknown;
export type EndAccountSessionsArg = {
  accountChoice: AccountChoice;
};
export type RemoveAccountResponse = unknown;
export type RemoveAccountArg = {
  accountRemove: AccountRemove;
};
export type ListTotal = number;
export type HasMoreRows = boolean;
export type AccountId = string;
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
export type ManagedAccount = {
  accountId: AccountId;
  userEmail: string;
  role: AccountRole;
  scopes: NamedScope[];
  /** Whether it is the caller's. */
  isOwn: boolean;
  hasPassword: boolean;
  /** Whether a log-in needs a code of an authenticator app. */
  hasApp: boolean;
  passkeys: number;
  /** Null for one that has not logged in within the 180 days of the security log. */
  lastLogInAt: DateTime | null;
  /** Browsers in which it is logged in. */
  sessions: number;
};
export type AccountPage = {
  total: ListTotal;
  hasMore: HasMoreRows;
  /** The maximum number of accounts on a page. */
  pageSize: number;
  accounts: ManagedAccount[];
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
export type AccountSearch = string;
export type PageNumber = number;
export type AccountScope = {
  leagueId: LeagueId;
  teamId: TeamId | null;
};
export type AccountScopes = AccountScope[];
export type RightsChange = {
  accountId: AccountId;
  role: AccountRole;
  scopes: AccountScopes;
};
export type AccountChoice = {
  accountId: AccountId;
};
export type AccountRemove = {
  accountId: AccountId;
  /** Its e-mail address, typed to confirm. */
  userEmail: string;
};
export const {
  useGetAccountsQuery,
  useSetRightsMutation,
  useEndAccountSessionsMutation,
  useRemoveAccountMutation,
} = injectedRtkApi;
export const accountsInvalidations = {
  "setRights": {
    "done": [
      "SecurityLog",
      "Account"
    ],
    "refused": [
      "SecurityLog",
      "Account"
    ]
  },
  "endAccountSessions": {
    "done": [
      "SecurityLog"
    ],
    "refused": [
      "SecurityLog"
    ]
  },
  "removeAccount": {
    "done": [
      "SecurityLog",
      "Invitations"
    ],
    "refused": [
      "SecurityLog",
      "Invitations"
    ]
  }
} as const;
addInvalidations(accountsInvalidations);
