import { after } from "../invalidation";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query<GetSecondFactorResponse, GetSecondFactorArg>({
      query: () => ({ url: `/api/Account/SecondFactor` }),
    }),
    getPasskeys: build.query<GetPasskeysResponse, GetPasskeysArg>({
      query: () => ({ url: `/api/Account/Passkeys` }),
    }),
    renamePasskey: build.mutation<RenamePasskeyResponse, RenamePasskeyArg>({
      query: (queryArg) => ({
        url: `/api/Account/Passkeys`,
        method: "PUT",
        body: queryArg.passkeyRename,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as secondFactorApi };
export type GetSecondFactorResponse =
  /** status 200 The second factor. */ SecondFactor;
export type GetSecondFactorArg = void;
export type GetPasskeysResponse =
  /** status 200 The passkeys, in the order in which they were added. */ Passkey[];
export type GetPasskeysArg = void;
export type RenamePasskeyResponse =
  /** status 200 The passkeys, in the order in which they were added. */ Passkey[];
export type RenamePasskeyArg = {
  passkeyRename: PasskeyRename;
};
export type SecondFactor = {
  /** Whether a log-in needs a code. */
  isOn: boolean;
  /** Whether it must be on before the account can write. It need not be in a session that a passkey began. */
  isRequired: boolean;
  /** False for an account that only has passkeys. */
  hasPassword: boolean;
  /** Recovery codes that are left. */
  recoveryCodes: number;
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
export type PasskeyId = string;
export type DateTime = string;
export type Passkey = {
  passkeyId: PasskeyId;
  /** The browser that added it, until it is renamed. */
  name: string;
  addedAt: DateTime;
  /** Null until a log-in with it. */
  lastUsedAt: DateTime | null;
};
export type PasskeyName = string;
export type PasskeyRename = {
  passkeyId: PasskeyId;
  name: PasskeyName;
};
export const {
  useGetSecondFactorQuery,
  useGetPasskeysQuery,
  useRenamePasskeyMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    getSecondFactor: { providesTags: ["Account"] },
    getPasskeys: { providesTags: ["Account"] },
    renamePasskey: { invalidatesTags: after([], ["Account"]) },
  },
});
