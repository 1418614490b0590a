import { addInvalidations } from "../invalidations";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTeam: build.query<GetTeamResponse, GetTeamArg>({
      query: (queryArg) => ({
        url: `/api/Team/GetTeam`,
        params: {
          platform: queryArg.platform,
          teamId: queryArg.teamId,
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Roster"],
    }),
    teamSetKeeper: build.mutation<TeamSetKeeperResponse, TeamSetKeeperArg>({
      query: (queryArg) => ({
        url: `/api/Team/TeamSetKeeper`,
        method: "GET",
        params: {
          teamId: queryArg.teamId,
          leaguePlayerId: queryArg.leaguePlayerId,
          isKeeper: queryArg.isKeeper,
          override: queryArg["override"],
        },
      }),
    }),
    getTeamProfile: build.query<GetTeamProfileResponse, GetTeamProfileArg>({
      query: (queryArg) => ({
        url: `/api/Team/GetTeamProfile`,
        params: {
          platform: queryArg.platform,
          teamId: queryArg.teamId,
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Standings", "Draft", "Keepers"],
    }),
    sleeperTeamSetKeeper: build.mutation<
      SleeperTeamSetKeeperResponse,
      SleeperTeamSetKeeperArg
    >({
      query: (queryArg) => ({
        url: `/api/Team/SleeperTeamSetKeeper`,
        method: "PUT",
        body: queryArg.sleeperSetKeeperRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as teamApi };
export type GetTeamResponse = /** status 200 The team. */ Team;
export type GetTeamArg = {
  platform: Provider;
  teamId: TeamId;
  leagueId: LeagueId;
};
export type TeamSetKeeperResponse = /** status 200 The team. */ Team;
export type TeamSetKeeperArg = {
  teamId: TeamId;
  /** The row's `playerId`. */
  leaguePlayerId: PlayerId;
  /** The mark that is set. Without it the mark is toggled. */
  isKeeper?: boolean;
  /** Marks against the rules too, for the league's commissioner or an admin, whose toggle without `isKeeper` does so by itself. The
    history of keeper marks says so.
     */
  override?: boolean;
};
export type GetTeamProfileResponse = /** status 200 The profile. */ TeamProfile;
export type GetTeamProfileArg = {
  platform: Provider;
  teamId: TeamId;
  leagueId: LeagueId;
};
export type SleeperTeamSetKeeperResponse =
  /** status 200 The updated player list. */ TeamPlayer[];
export type SleeperTeamSetKeeperArg = {
  sleeperSetKeeperRequest: SleeperSetKeeperRequest;
};
export type PlayerId = string;
export type Position = string;
export type PositionSortOrder = number;
export type NflTeam = string | null;
export type FantasyProsInfo = {
  /** Bye week. */
  bye: number | null;
  /** Average rank (ADP). */
  avg: number | null;
  /** Best rank. */
  best: number | null;
  /** Worst rank. */
  worst: number | null;
  /** Standard deviation of the rank. */
  stdDev: number | null;
  /** Age in years. */
  age: number | null;
};
export type Year = number;
export type Points = number;
export type Week = number;
export type PlayerForm = {
  season: Year;
  points: Points;
  /** The weeks with a score. */
  games: number;
  /** The newest weeks that the league has played, newest first. */
  last: {
    week: Week;
    /** Null for a week without a score. */
    points: Points | null;
  }[];
} | null;
export type TeamPlayer = {
  playerId: PlayerId;
  position: Position;
  positionSortOrder: PositionSortOrder;
  playerName: string;
  nflTeam: NflTeam;
  isKeeper: boolean;
  nflRank: number | null;
  fantasyProsInfo: FantasyProsInfo | null;
  /** The player's place on the roster. `starter` and `bench` follow the team's last line-up of the season; before the first one, both are `active`. */
  slot?: "starter" | "bench" | "active" | "reserve" | "taxi";
  form?: PlayerForm;
};
export type LeagueId = string;
export type Team = {
  teamPlayers: TeamPlayer[];
  manualKeepersEnabled: boolean;
  leagueId?: LeagueId;
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
export type Provider = "default" | "sleeper";
export type TeamId = string;
export type Avatar = string | null;
export type IsGuess = boolean;
export type TeamPick = {
  /** Round and pick. */
  pickString: string;
  isGuess?: IsGuess;
  /** Whether a keeper takes the pick. */
  keeper: boolean;
  /** Whose pick it was before any trade; missing when it was not traded. */
  originalTeam?: string;
  originalTeamId?: TeamId;
};
export type TeamProfile = {
  avatar: Avatar;
  teamName: string;
  ownerName: string | null;
  division: string | null;
  leagueId?: LeagueId;
  /** For a team that has left the league: its last season, null where the history has none. Missing for a present team. */
  lastSeason?: number | null;
  /** The team's picks in the draft that its league prepares, in order; missing after the draft, and before its order is known. */
  picks?: TeamPick[];
};
export type SleeperSetKeeperRequest = {
  leagueId?: LeagueId;
  teamId: TeamId;
  playerId: PlayerId;
  /** The mark that is set. Without it the mark is toggled. */
  isKeeper?: boolean;
  /** Marks against the rules too, for the league's commissioner or an admin, whose toggle without `isKeeper` does so by itself. The
    history of keeper marks says so.
     */
  override?: boolean;
};
export const {
  useGetTeamQuery,
  useTeamSetKeeperMutation,
  useGetTeamProfileQuery,
  useSleeperTeamSetKeeperMutation,
} = injectedRtkApi;
export const teamInvalidations = {
  "teamSetKeeper": {
    "done": [
      "Keepers",
      "KeeperChanges"
    ]
  },
  "sleeperTeamSetKeeper": {
    "done": [
      "Keepers",
      "KeeperChanges"
    ]
  }
} as const;
addInvalidations(teamInvalidations);
