import { addInvalidations } from "../invalidations";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query<GetSecondFactorResponse, GetSecondFactorArg>({
      query: () => ({ url: `/api/Account/SecondFactor` }),
      providesTags: ["Account"],
    }),
    beginSecondFactor: build.mutation<
      BeginSecondFactorResponse,
      BeginSecondFactorArg
    >({
      query: (queryArg) => ({
        url: `/api/Account/SecondFactor/Begin`,
        method: "POST",
        body: queryArg.noFields,
      }),
    }),
    turnOnSecondFactor: build.mutation<
      TurnOnSecondFactorResponse,
      TurnOnSecondFactorArg
    >({
      query: (queryArg) => ({
        url: `/api/Account/SecondFactor/TurnOn`,
        method: "POST",
        body: queryArg.passwordAndCode,
      }),
    }),
    makeRecoveryCodes: build.mutation<
      MakeRecoveryCodesResponse,
      MakeRecoveryCodesArg
    >({
      query: (queryArg) => ({
        url: `/api/Account/SecondFactor/RecoveryCodes`,
        method: "POST",
        body: queryArg.passwordAndCode,
      }),
    }),
    turnOffSecondFactor: build.mutation<
      TurnOffSecondFactorResponse,
      TurnOffSecondFactorArg
    >({
      query: (queryArg) => ({
        url: `/api/Account/SecondFactor/TurnOff`,
        method: "POST",
        body: queryArg.passwordAndCode,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as secondFactorApi };
export type GetSecondFactorResponse =
  /** status 200 The second factor. */ SecondFactor;
export type GetSecondFactorArg = void;
export type BeginSecondFactorResponse =
  /** status 200 The secret. */ SecondFactorSecret;
export type BeginSecondFactorArg = {
  noFields: NoFields;
};
export type TurnOnSecondFactorResponse =
  /** status 200 The recovery codes; each works once instead of a code. */ RecoveryCodes;
export type TurnOnSecondFactorArg = {
  passwordAndCode: PasswordAndCode;
};
export type MakeRecoveryCodesResponse =
  /** status 200 The recovery codes; each works once instead of a code. */ RecoveryCodes;
export type MakeRecoveryCodesArg = {
  passwordAndCode: PasswordAndCode;
};
export type TurnOffSecondFactorResponse = unknown;
export type TurnOffSecondFactorArg = {
  passwordAndCode: PasswordAndCode;
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
export type SecondFactorSecret = {
  /** Base32. */
  secret: string;
  /** An otpauth address of the secret. */
  address: string;
  /** Modules along each side of the QR code of that address, without a margin. */
  qrSize: number;
  /** Its dark modules as an SVG path, one unit a module. */
  qrPath: string;
};
export type NoFields = {};
export type RecoveryCodes = {
  recoveryCodes: string[];
};
export type LogInCode = string;
export type PasswordAndCode = {
  password: string;
  code: LogInCode;
};
export const {
  useGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useTurnOnSecondFactorMutation,
  useMakeRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
} = injectedRtkApi;
export const secondFactorInvalidations = {
  "turnOnSecondFactor": {
    "done": [
      "Account"
    ]
  },
  "makeRecoveryCodes": {
    "done": [
      "Account"
    ]
  },
  "turnOffSecondFactor": {
    "done": [
      "Account"
    ]
  }
} as const;
addInvalidations(secondFactorInvalidations);
