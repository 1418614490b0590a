import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query<GetSecondFactorResponse, GetSecondFactorArg>({
      query: () => ({ url: `/api/Account/SecondFactor` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as secondFactorApi };
export type GetSecondFactorResponse =
  /** status 200 The second factor. */ SecondFactor;
export type GetSecondFactorArg = void;
export type SecondFactor = {
  /** Whether a log-in needs a code. */
  isOn: boolean;
  /** Whether the account must have one before it can write. */
  isRequired: boolean;
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
  /** Of a log-in with the right password: its code is missing, or wrong or used before. */
  secondFactor?: "required" | "wrong";
  errors?: FieldError[];
};
export const { useGetSecondFactorQuery } = injectedRtkApi;
