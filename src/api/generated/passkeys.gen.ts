import { addInvalidations } from "../invalidations";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    setPassword: build.mutation<SetPasswordResponse, SetPasswordArg>({
      query: (queryArg) => ({
        url: `/api/Account/Password`,
        method: "POST",
        body: queryArg.newPassword,
      }),
    }),
    getPasskeys: build.query<GetPasskeysResponse, GetPasskeysArg>({
      query: () => ({ url: `/api/Account/Passkeys` }),
      providesTags: ["Account"],
    }),
    addPasskey: build.mutation<AddPasskeyResponse, AddPasskeyArg>({
      query: (queryArg) => ({
        url: `/api/Account/Passkeys`,
        method: "POST",
        body: queryArg.passkeyCreate,
      }),
    }),
    renamePasskey: build.mutation<RenamePasskeyResponse, RenamePasskeyArg>({
      query: (queryArg) => ({
        url: `/api/Account/Passkeys`,
        method: "PUT",
        body: queryArg.passkeyRename,
      }),
    }),
    beginPasskey: build.mutation<BeginPasskeyResponse, BeginPasskeyArg>({
      query: (queryArg) => ({
        url: `/api/Account/Passkeys/Begin`,
        method: "POST",
        body: queryArg.passkeyBegin,
      }),
    }),
    removePasskey: build.mutation<RemovePasskeyResponse, RemovePasskeyArg>({
      query: (queryArg) => ({
        url: `/api/Account/Passkeys/Remove`,
        method: "POST",
        body: queryArg.passkeyRemove,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as passkeysApi };
export type SetPasswordResponse = unknown;
export type SetPasswordArg = {
  newPassword: NewPassword;
};
export type GetPasskeysResponse =
  /** status 200 The passkeys, in the order in which they were added. */ Passkey[];
export type GetPasskeysArg = void;
export type AddPasskeyResponse =
  /** status 200 The passkeys, in the order in which they were added. */ Passkey[];
export type AddPasskeyArg = {
  passkeyCreate: PasskeyCreate;
};
export type RenamePasskeyResponse =
  /** status 200 The passkeys, in the order in which they were added. */ Passkey[];
export type RenamePasskeyArg = {
  passkeyRename: PasskeyRename;
};
export type BeginPasskeyResponse =
  /** status 200 The options. */ PasskeyOptions;
export type BeginPasskeyArg = {
  passkeyBegin: PasskeyBegin;
};
export type RemovePasskeyResponse =
  /** status 200 The passkeys, in the order in which they were added. */ Passkey[];
export type RemovePasskeyArg = {
  passkeyRemove: PasskeyRemove;
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
export type NewPassword = {
  newPassword: string;
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
export type PasskeyCredential = {
  [key: string]: any;
};
export type PasskeyName = string;
export type PasskeyCreate = {
  credential: PasskeyCredential;
  name?: PasskeyName;
};
export type PasskeyRename = {
  passkeyId: PasskeyId;
  name: PasskeyName;
};
export type PasskeyOptions = {
  challenge: string;
};
export type LogInCode = string;
export type PasskeyBegin = {
  password?: string;
  code?: LogInCode;
};
export type PasskeyRemove = {
  passkeyId: PasskeyId;
  password?: string;
  code?: LogInCode;
};
export const {
  useSetPasswordMutation,
  useGetPasskeysQuery,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
} = injectedRtkApi;
export const passkeysInvalidations = {
  "setPassword": {
    "done": [
      "Account"
    ]
  },
  "addPasskey": {
    "done": [
      "Account"
    ]
  },
  "renamePasskey": {
    "refused": [
      "Account"
    ]
  },
  "removePasskey": {
    "done": [
      "Account"
    ]
  }
} as const;
addInvalidations(passkeysInvalidations);
