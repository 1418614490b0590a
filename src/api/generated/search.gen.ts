import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSearchIndex: build.query<GetSearchIndexResponse, GetSearchIndexArg>({
      query: (queryArg) => ({
        url: `/api/League/GetSearchIndex`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Roster", "Keepers", "Standings"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as searchApi };
export type GetSearchIndexResponse =
  /** status 200 Players, teams and seasons. */ SearchIndex;
export type GetSearchIndexArg = {
  leagueId: LeagueId;
};
export type PlayerId = string;
export type TeamId = string;
export type FoundPlayer = {
  playerId: PlayerId;
  playerName: string;
  position: string;
  /** Missing without one. */
  nflTeam?: string;
  /** The teams of the league that have him; several where a league has several copies of a player. Missing for a free agent. */
  teamIds?: TeamId[];
  /** His place by NFL rank among the players of his position; missing without a rank. */
  positionRank?: number;
  /** His bye week; missing where it is not known. */
  bye?: number;
  /** Whether a team keeps him; missing if none does. */
  isKeeper?: boolean;
};
export type FoundTeam = {
  teamId: TeamId;
  teamName: string;
  /** The team's other names in seasons of the league, newest first; missing if it had none. */
  formerNames?: string[];
  /** Who manages or managed the team, newest first, each once; missing if that is not known. */
  managers?: string[];
  /** The last season of a team that has left the league; missing for a present one. */
  lastSeason?: number;
};
export type Year = number;
export type FoundSeason = {
  season: Year;
  /** The number of its last week with games; 0 without any. */
  weeks: number;
};
export type SearchIndex = {
  leagueName: string;
  /** The players with an NFL team or a rank, and those who have been on a team of the league, best rank first. */
  players: FoundPlayer[];
  /** The league's teams by name, then those that have left it. */
  teams: FoundTeam[];
  /** The seasons that the league has had, newest first. */
  seasons: FoundSeason[];
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
export type LeagueId = string;
export const { useGetSearchIndexQuery } = injectedRtkApi;
