import { addInvalidations } from "../invalidations";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query<GetSessionsResponse, GetSessionsArg>({
      query: () => ({ url: `/api/Account/Sessions` }),
      providesTags: ["Sessions"],
    }),
    endSessions: build.mutation<EndSessionsResponse, EndSessionsArg>({
      query: (queryArg) => ({
        url: `/api/Account/Sessions`,
        method: "DELETE",
        params: {
          sessionId: queryArg.sessionId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sessionsApi };
export type GetSessionsResponse =
  /** status 200 The sessions, this one first, then by their last use. */ Session[];
export type GetSessionsArg = void;
export type EndSessionsResponse =
  /** status 200 The sessions, this one first, then by their last use. */ Session[];
export type EndSessionsArg = {
  /** Left out, every session of the caller ends but the one of this call. */
  sessionId?: SessionId;
};
export type SessionId = string;
export type DateTime = string;
export type Session = {
  sessionId: SessionId;
  startedAt: DateTime;
  lastUsedAt: DateTime;
  /** Null where it is not known. */
  browser: string | null;
  /** Whether it is the session of this call. */
  isCurrent: boolean;
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
export const { useGetSessionsQuery, useEndSessionsMutation } = injectedRtkApi;
export const sessionsInvalidations = {
  "endSessions": {
    "refused": [
      "Sessions"
    ]
  }
} as const;
addInvalidations(sessionsInvalidations);
