import { addInvalidations } from "../invalidations";
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getKeeperRules: build.query<GetKeeperRulesResponse, GetKeeperRulesArg>({
      query: (queryArg) => ({
        url: `/api/League/GetKeeperRules`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Settings", "Keepers"],
    }),
    setKeeperRules: build.mutation<SetKeeperRulesResponse, SetKeeperRulesArg>({
      query: (queryArg) => ({
        url: `/api/League/SetKeeperRules`,
        method: "POST",
        body: queryArg.keeperRulesChange,
      }),
    }),
    getKeeperDesk: build.query<GetKeeperDeskResponse, GetKeeperDeskArg>({
      query: (queryArg) => ({
        url: `/api/League/GetKeeperDesk`,
        params: {
          leagueId: queryArg.leagueId,
          teamId: queryArg.teamId,
        },
      }),
      providesTags: ["Roster", "Keepers", "Draft", "Trades"],
    }),
    getOwnKeeperDesk: build.query<
      GetOwnKeeperDeskResponse,
      GetOwnKeeperDeskArg
    >({
      query: (queryArg) => ({
        url: `/api/League/GetOwnKeeperDesk`,
        params: {
          leagueId: queryArg.leagueId,
          teamId: queryArg.teamId,
        },
      }),
      providesTags: ["Roster", "Keepers", "Draft", "Trades"],
    }),
    getKeeperChoices: build.query<
      GetKeeperChoicesResponse,
      GetKeeperChoicesArg
    >({
      query: (queryArg) => ({
        url: `/api/League/GetKeeperChoices`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Roster", "Keepers", "Draft", "Trades"],
    }),
    takeHostKeepers: build.mutation<
      TakeHostKeepersResponse,
      TakeHostKeepersArg
    >({
      query: (queryArg) => ({
        url: `/api/League/TakeHostKeepers`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getKeeperHistory: build.query<
      GetKeeperHistoryResponse,
      GetKeeperHistoryArg
    >({
      query: (queryArg) => ({
        url: `/api/League/GetKeeperHistory`,
        params: {
          leagueId: queryArg.leagueId,
        },
      }),
      providesTags: ["Roster", "Keepers", "Draft", "Trades"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as keeperDeskApi };
export type GetKeeperRulesResponse =
  /** status 200 The rules, and what they say. */ LeagueKeeperRules;
export type GetKeeperRulesArg = {
  leagueId: LeagueId;
};
export type SetKeeperRulesResponse =
  /** status 200 What changes for the teams, or would. */ KeeperRulesEffects;
export type SetKeeperRulesArg = {
  keeperRulesChange: KeeperRulesChange;
};
export type GetKeeperDeskResponse =
  /** status 200 The costs of a team's players. */ KeeperDesk;
export type GetKeeperDeskArg = {
  leagueId: LeagueId;
  teamId: TeamId;
};
export type GetOwnKeeperDeskResponse =
  /** status 200 The costs of a team's players. */ KeeperDesk;
export type GetOwnKeeperDeskArg = {
  leagueId: LeagueId;
  teamId: TeamId;
};
export type GetKeeperChoicesResponse =
  /** status 200 The choices of all teams. */ KeeperChoices;
export type GetKeeperChoicesArg = {
  leagueId: LeagueId;
};
export type TakeHostKeepersResponse = unknown;
export type TakeHostKeepersArg = {
  body: {
    leagueId: LeagueId;
  };
};
export type GetKeeperHistoryResponse =
  /** status 200 The kept players of all seasons, also those marked for a draft to come. */ KeeperHistory;
export type GetKeeperHistoryArg = {
  leagueId: LeagueId;
};
export type Year = number;
export type KeeperRules = {
  cost: "draftRound" | "adp" | "fixedRounds" | "auction";
  roundsPerYear: number;
  earliestRound: number;
  undraftedRound: number;
  fixedRounds: number[];
  pricePerYear: number;
  undraftedPrice: number;
  /** Which of the team's next picks a keeper costs if it has none of his round left. */
  sameRound: "earlier" | "later";
  /** Whether a player's years follow him in a trade. */
  afterTrade: "follow" | "restart";
  /** Whether round and years follow a player who is claimed. */
  afterClaim: "follow" | "restart";
  /** A team's most keepers; null for the host's limit. */
  keepers: number | null;
  /** The most keepers of a position. */
  positions: {
    position: string;
    keepers: number;
  }[];
  /** The most years in a row; null for no limit. */
  years: number | null;
  /** Whether who was drafted in the first round may be kept. */
  keepsFirstRounders: boolean;
  /** The instant until which marks may be changed; null for the draft. */
  deadline: string | null;
  /** In which the deadline is shown. An IANA name. */
  timeZone: string;
  /** Whether only a team's owners see its marks until the deadline. Needs one. */
  isHidden?: boolean;
};
export type LeagueKeeperRules = {
  leagueName: string;
  season: Year;
  /** Null without rules of the league's own. */
  rules: KeeperRules | null;
  /** The rules as sentences. */
  words: string[];
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
export type TeamId = string;
export type PlayerId = string;
export type KeeperCost = {
  /** The round that the rules name; null in an auction. */
  round: number | null;
  /** The very pick; null before the draft has an order, in an auction, and if it is unpaid. */
  pick: string | null;
  /** Whether the team has no pick left for him; absent if it has. */
  isUnpaid?: boolean;
  /** At an auction. */
  price: number | null;
};
export type KeeperRulesEffects = {
  season: Year;
  rules: KeeperRules | null;
  words: string[];
  /** Those for whose keepers something changes. */
  teams: {
    teamId: TeamId;
    teamName: string;
    /** The keepers who cost something else than before. */
    changed: {
      playerId: PlayerId;
      playerName: string;
      before: KeeperCost;
      after: KeeperCost;
    }[];
    /** What the rules refuse of the team's marks. */
    refused: string[];
  }[];
};
export type KeeperRulesChange = {
  leagueId: LeagueId;
  /** Left out for no rules of the league's own. */
  rules?: KeeperRules;
  /** Saves nothing. */
  isTrial?: boolean;
};
export type DeskPlayer = {
  playerId: PlayerId;
  playerName: string;
  position: string;
  nflTeam: string | null;
  isKeeper: boolean;
  cost: KeeperCost;
  /** The round of his average draft position. */
  marketRound: number | null;
  /** By how many rounds the market is earlier than the pick that he costs. */
  surplus: number | null;
  /** Until now. */
  yearsKept: number;
  /** From now on; null without a limit. */
  yearsLeft: number | null;
  nextCost: KeeperCost;
  /** How the cost came about, in sentences. */
  reasons: string[];
  /** Why he may not be kept now, beside those who are marked. */
  refusal: string | null;
};
export type KeeperSet = {
  playerIds: PlayerId[];
  /** The rounds that the set gains */
  surplus: number;
};
export type KeeperDesk = {
  leagueName: string;
  /** Of the draft. */
  season: Year;
  teamId: TeamId;
  teamName: string;
  /** Whether the league has rules of its own. */
  hasRules: boolean;
  /** The rules as sentences. */
  words: string[];
  deadline: string | null;
  timeZone: string | null;
  /** Whether the marks are hidden until the deadline; absent if they are not. */
  isHidden?: boolean;
  /** The most keepers. */
  limit: number | null;
  players: DeskPlayer[];
  chosen: KeeperSet;
  best: KeeperSet;
  /** The team's picks that its keepers leave. */
  picksLeft: string[];
};
export type ChosenKeeper = {
  playerId: PlayerId;
  playerName: string;
  position: string;
  cost: KeeperCost;
};
export type Position = string;
export type PickedPlayer = {
  playerId: PlayerId;
  playerName: string;
  position: Position;
};
export type KeeperChoices = {
  leagueName: string;
  season: Year;
  words: string[];
  deadline: string | null;
  timeZone: string | null;
  /** Whether the marks are hidden until the deadline; absent if they are not. */
  isHidden?: boolean;
  limit: number | null;
  /** Whether the host has told keepers of this season that are not hidden. */
  isHostKnown: boolean;
  teams: {
    teamId: TeamId;
    teamName: string;
    kept: ChosenKeeper[];
    /** Of the chosen ones. */
    surplus: number;
    /** Those of the best set who have places left beside the chosen ones. */
    expected: ChosenKeeper[];
    /** Of the team's best set. */
    bestSurplus: number;
    /** What the rules refuse of the team's marks. */
    refused: string[];
    /** Marked players whom the host does not have as keepers; empty where it has told none. */
    onlyHere: PickedPlayer[];
    /** The host's keepers who are not marked. */
    onlyHost: PickedPlayer[];
  }[];
  /** The picks of the first two rounds that keepers leave, each with the best player by average draft position who is left. */
  firstPicks: {
    pick: string;
    teamId: TeamId;
    teamName: string;
    player: PickedPlayer | null;
  }[];
};
export type KeptPlayer = {
  playerId: PlayerId;
  playerName: string;
  position: string;
  /** Newest first. A season in which several teams kept a copy of the player has one for each team. */
  seasons: {
    season: Year;
    teamId: TeamId;
    /** Its name in that season. */
    teamName: string;
    /** What he cost; all null where the host does not say it. */
    cost: KeeperCost;
  }[];
};
export type KeeperHistory = {
  leagueName: string;
  /** By name. */
  players: KeptPlayer[];
};
export const {
  useGetKeeperRulesQuery,
  useSetKeeperRulesMutation,
  useGetKeeperDeskQuery,
  useGetOwnKeeperDeskQuery,
  useGetKeeperChoicesQuery,
  useTakeHostKeepersMutation,
  useGetKeeperHistoryQuery,
} = injectedRtkApi;
export const keeperDeskInvalidations = {
  "setKeeperRules": {
    "done": [
      "Keepers",
      "Draft",
      "Standings",
      "Settings",
      "LeagueSettings"
    ],
    "hasTrial": true
  },
  "takeHostKeepers": {
    "done": [
      "Keepers",
      "KeeperChanges"
    ]
  }
} as const;
addInvalidations(keeperDeskInvalidations);
