import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDirectory: build.query<GetDirectoryResponse, GetDirectoryArg>({
      query: (queryArg) => ({
        url: `/api/Leagues/Directory`,
        params: {
          search: queryArg.search,
          platform: queryArg.platform,
          season: queryArg.season,
          page: queryArg.page,
        },
      }),
      providesTags: ["Directory"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as directoryApi };
export type GetDirectoryResponse =
  /** status 200 A page of the leagues by name, demo leagues last; of a search, the best match first. */ Directory;
export type GetDirectoryArg = {
  /** Words of a league's name, in any order. A wrong, missing or additional letter, or two swapped ones, are forgiven in a word of five letters or more, accents, apostrophes, other punctuation and spaces in every name; where nothing else is found, missing letters after the first. The leagues come by how well they match, those with the very text first, then those with each word, then similar ones. */
  search?: DirectorySearch;
  platform?: Provider;
  /** The league's newest season. */
  season?: Year;
  /** The first page by default. */
  page?: PageNumber;
};
export type ListTotal = number;
export type HasMoreRows = boolean;
export type LeagueId = string;
export type Provider = "default" | "sleeper";
export type Year = number;
export type DirectoryLeague = {
  leagueId: LeagueId;
  leagueName: string;
  provider: Provider;
  season: Year;
  /** Whether it came with the installation. */
  isDemo: boolean;
};
export type Directory = {
  total: ListTotal;
  hasMore: HasMoreRows;
  /** The maximum number of leagues on a page. */
  pageSize: number;
  leagues: DirectoryLeague[];
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
export type DirectorySearch = string;
export type PageNumber = number;
export const { useGetDirectoryQuery } = injectedRtkApi;
