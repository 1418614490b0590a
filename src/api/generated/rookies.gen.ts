import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRookies: build.query<GetRookiesResponse, GetRookiesArg>({
      query: (queryArg) => ({
        url: `/api/Rookies`,
        params: {
          year: queryArg.year,
        },
      }),
      providesTags: ["Rookies"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as rookiesApi };
export type GetRookiesResponse =
  /** status 200 The rookies; an empty array for a year without any. */ Rookie[];
export type GetRookiesArg = {
  year: Year;
};
export type PlayerId = string;
export type Position = string;
export type Rookie = {
  playerId?: PlayerId;
  name: string;
  position: Position;
  /** Pounds. */
  weightLbs: number | null;
  /** Feet and inches. */
  height: string | null;
  /** 40-yard dash in seconds. */
  yardDash: number | null;
  /** The rankings provider's rank inside the position. */
  fantasyProsRank: number | null;
  /** The draft board's rank inside the position. */
  draftBuzzRank: number | null;
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
export type Year = number;
export const { useGetRookiesQuery } = injectedRtkApi;
