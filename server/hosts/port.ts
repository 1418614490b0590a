/**
 * The port to the platforms that host leagues. An adapter parses what a transport returns, so live and recorded responses run through the
 * same code. Rows are normalised: ids are text, numbers are parsed, missing values are null. What a host never has is declared in
 * `capabilities`.
 */

import type { HostError } from './errors';
import type { Place } from '../domain/places';
import type { Rules } from '../domain/rules';
import type { Standing } from '../domain/standings';

/** A season of a league on a host; `host` is the server of the league, where a platform has several. */
export interface Source {
  externalId: string;
  season: number;
  host: string | null;
}

/**
 * A league's season. `weeks` are the weeks with scores, in order; `currentWeek` the one that line-ups are set for, null when unknown;
 * `complete` when nothing can change any more; `previousExternalId` the league id of the season before; `playerCopies` how many teams of a
 * pool can have the same player.
 */
export interface HostLeague {
  name: string;
  season: number;
  previousExternalId: string | null;
  hasDrafted: boolean;
  playerCopies: number;
  complete: boolean;
  weeks: number[];
  currentWeek: number | null;
}

/** A person who manages a team, by the host's user id. */
export interface HostManager {
  userId: string;
  name: string | null;
}

/**
 * A team in a season; `externalId` is its number in the host's league, `division` null in a league without divisions, `pool` the division or
 * conference that has its own copies of every player, null where the league has one pool; `managers` are its owner and co-owners, where the
 * host tells who they are.
 */
export interface HostTeam {
  teamId: string;
  externalId: string;
  name: string;
  ownerName: string | null;
  avatar: string | null;
  division: string | null;
  pool: string | null;
  managers: HostManager[];
}

/** A player on a roster. */
export interface HostRosterEntry {
  teamId: string;
  playerId: string;
  slot: 'active' | 'reserve' | 'taxi';
}

/** A keeper, according to the host. */
export interface HostKeeper {
  teamId: string;
  playerId: string;
}

/** A player's score in a team's week, in line-up order; `score` null when he did not play. */
export interface HostPlayerScore {
  playerId: string;
  slot: 'starter' | 'bench' | 'reserve';
  score: number | null;
}

/** A team's week; `opponentId` null for a bye or an idle team. */
export interface HostWeekScore {
  week: number;
  teamId: string;
  opponentId: string | null;
  teamScore: number;
  benchScore: number;
  resScore: number;
  players: HostPlayerScore[];
}

/** A team's side of a game of a week without scores. */
export interface HostGame {
  week: number;
  teamId: string;
  opponentId: string;
}

/**
 * A pick of a draft, made or open; `pick` counts in its round, `totalPick` in the draft. `teamId` owns it, `originalTeamId` had it at first,
 * null when unknown; `formerTeamIds` are the earlier owners in order, null when unknown. `playerId` is null for an open or skipped pick.
 */
export interface HostDraftPick {
  round: number;
  pick: number;
  totalPick: number;
  teamId: string;
  originalTeamId: string | null;
  formerTeamIds: string[] | null;
  playerId: string | null;
}

/**
 * A traded pick; `season` is the draft's. `pick` counts in its round, null before the draft order is known; `date` is YYYY-MM-DD in UTC,
 * null when unknown.
 */
export interface HostPickTrade {
  season: number;
  round: number;
  pick: number | null;
  date: string | null;
  originalTeamId: string;
  fromTeamId: string;
  toTeamId: string;
}

/** A round of a season's draft, and the team that had the pick at first, null where the host numbers the pick instead. */
export interface HostPick {
  season: number;
  round: number;
  originalTeamId: string | null;
}

/** A player, a pick or a budget for waiver claims that went from a team to a team; a team is null for the free agents. */
export interface HostMove {
  playerId: string | null;
  pick: HostPick | null;
  budget: number | null;
  fromTeamId: string | null;
  toTeamId: string | null;
}

/** What changed hands at once; `at` is a UTC instant, `bid` what a waiver claim, or a player at an auction, cost. */
export interface HostTransaction {
  externalId: string;
  type: 'trade' | 'waiver' | 'free_agent' | 'commissioner' | 'auction';
  week: number;
  at: string;
  bid: number | null;
  moves: HostMove[];
}

/** A player or a defence; `position` and `nflTeam` are the product's codes, `birthdate` is YYYY-MM-DD. */
export interface HostPlayer {
  playerId: string;
  name: string;
  position: string;
  positionSortOrder: number;
  nflTeam: string | null;
  birthdate: string | null;
  draftYear: number | null;
}

/** An NFL team's week without a game; `nflTeam` is the product's code. */
export interface HostByeWeek {
  nflTeam: string;
  week: number;
}

/** A player's rank according to the host, 1 being the best. */
export interface HostRank {
  playerId: string;
  rank: number;
}

/** Team ids to the host's ids of players in reserve or taxi slots, from the stored snapshot of a week. */
export type ReserveOfWeek = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * How a week is read. `reserve` tells who was in reserve, where the host does not; `isOneOfMany` says that other weeks of the season are read
 * too, for hosts that tell several by one call; `withoutReserve` leaves reserve players out, which spares calls.
 */
export interface WeekReading {
  reserve?: ReserveOfWeek;
  isOneOfMany?: boolean;
  withoutReserve?: boolean;
}

/** How far to look for a league's earlier seasons. */
export interface HistoryOptions {
  isKnown?: (externalId: string) => boolean;
  onBreak?: (season: number, error: HostError) => void;
}

/** What a message can name: the methods of {@link Provider} by the call that their rows come from; `weeks` are the league's. */
export type HostCall =
  'teams' | 'standings' | 'rosters' | 'weeks' | 'weekScores' | 'places' | 'draft' | 'pickTrades' | 'transactions';

/**
 * A platform that hosts leagues. Methods reject with a HostError that names the call when the host has no such league, has nothing where
 * there always is something, or its response breaks a rule.
 */
export interface Provider {
  name: string;
  /** Names a call for people, such as `Sleeper's league/1/matchups/3`. */
  callOf(call: HostCall, source: Source, week?: number): string;
  capabilities: {
    /** Whether keepers are public. */
    keepers: boolean;
    /** Whether the host has the reserve players of past weeks; otherwise only stored snapshots do. */
    reserveByWeek: boolean;
    /** Whether `pickTrades` has every trade with its date; without, it has the last trade of each pick. */
    datedTrades: boolean;
    /** Whether it is public who manages a team. */
    managers: boolean;
    /** Whether a draft has the picks that are not made, too. */
    openPicks: boolean;
    /** Whether the transactions of a whole season come by one call. */
    allTransactions: boolean;
  };
  league(source: Source): Promise<HostLeague>;
  /** What the league plays by, as far as the host tells. */
  rules(source: Source): Promise<Rules>;
  /** How points are scored, for a host that tells it apart from the `rules`. */
  scoring?: (source: Source) => Promise<Rules['scoring']>;
  teams(source: Source): Promise<HostTeam[]>;
  standings(source: Source): Promise<Standing[]>;
  /** Current rosters, or those of a past `week` where `reserveByWeek` is true. */
  rosters(source: Source, week?: number): Promise<HostRosterEntry[]>;
  keepers(source: Source): Promise<HostKeeper[]>;
  weekScores(source: Source, week: number, reading?: WeekReading): Promise<HostWeekScore[]>;
  /** The games of the weeks to come, as far as the host announces them: each from the side of both teams. */
  comingGames(source: Source): Promise<HostGame[]>;
  /** The places that are decided; empty until the season is over. */
  places(source: Source): Promise<Place[]>;
  draft(source: Source): Promise<HostDraftPick[]>;
  /** Pick trades of the season, oldest first where the host has dates. */
  pickTrades(source: Source): Promise<HostPickTrade[]>;
  /** What was completed in a week; week 1 has all from the off-season on. */
  transactions: (source: Source, week: number) => Promise<HostTransaction[]>;
  /** All players of a season. */
  players(season: number): Promise<HostPlayer[]>;
  /**
   * This season and the earlier ones that the host has, newest first.
   * @param options `isKnown` tells a league id at which to stop: what is before it is known. `onBreak` gets the earlier season that could not
   * be read, behind which no more are found
   */
  history(source: Source, options?: HistoryOptions): Promise<Source[]>;
  /** The league's next season; null before the host has it. */
  successor(source: Source): Promise<Source | null>;
}
