/**
 * The port to the platforms that host leagues. An adapter parses what a transport returns, so live and recorded responses run through the
 * same code. Rows are normalised: ids are text, numbers are parsed, missing values are null. What a host never has is declared in
 * `capabilities`.
 */

import type { HostError, HostRequest } from './errors';
import type { Report } from '../domain/oddValues';
import type { Place } from '../domain/places';
import type { Rules } from '../domain/rules';
import type { Standing } from '../domain/standings';
import type {
  HostDraft,
  HostDraftPick,
  HostFuturePick,
  HostGame,
  HostKeeper,
  HostLeague,
  HostPickTrade,
  HostPlayer,
  HostRosterEntry,
  HostTeam,
  HostTransaction,
  HostWeekScore,
} from './hostRows';

/** A season of a league on a host; `host` is the server of the league, where a platform has several. */
export interface Source {
  externalId: string;
  season: number;
  host: string | null;
}

/** Team ids to the host's ids of players in reserve or taxi slots, from the stored snapshot of a week. */
export type ReserveOfWeek = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * How a week is read. `reserve` lists the reserve players if the host does not. `isOneOfMany`: other weeks of the season are read too, for
 * hosts that send several in one call. `mayBeToCome`: the week needs no separate call. `withoutReserve` leaves reserve players out, which
 * saves calls.
 */
export interface WeekReading {
  reserve?: ReserveOfWeek;
  isOneOfMany?: boolean;
  mayBeToCome?: boolean;
  withoutReserve?: boolean;
}

/** How far to look for a league's earlier seasons. */
export interface HistoryOptions {
  isKnown?: (externalId: string) => boolean;
  onBreak?: (season: number, error: HostError) => void;
}

/** The calls that a message can name, by the methods of {@link HostAdapter} whose rows they return; `weeks` are the league's. */
export type HostCall =
  | 'teams'
  | 'standings'
  | 'rosters'
  | 'weeks'
  | 'weekScores'
  | 'places'
  | 'drafts'
  | 'draft'
  | 'pickTrades'
  | 'futurePicks'
  | 'transactions';

/**
 * A platform that hosts leagues. Methods reject with a HostError that has what was read when the host has no such league, lacks data that
 * always exists, or its response breaks a rule.
 */
export interface HostAdapter {
  name: string;
  /** What was left out of the responses so far, and why; for an adapter of one run. */
  reports?: readonly string[];
  /** Names a call in the details of a message, such as `Sleeper's league/1/matchups/3`. */
  callOf(call: HostCall, source: Source, week?: number): string;
  /** What a call reads, in words. */
  requestOf(call: HostCall, source: Source, week?: number): HostRequest;
  capabilities: {
    /** Whether keepers are public. */
    keepers: boolean;
    /** Whether the host has the reserve players of past weeks; otherwise only stored snapshots do. */
    reserveByWeek: boolean;
    /** Whether it is public who manages a team. */
    managers: boolean;
    /** Whether a draft includes picks that are not made yet. */
    openPicks: boolean;
    /** Whether the host says which of several drafts is the league's own. */
    mainDraft: boolean;
    /** Whether one call returns the transactions of a whole season. */
    allTransactions: boolean;
    /** Whether it is public which teams the commissioners have. */
    commissioners: boolean;
  };
  league(source: Source): Promise<HostLeague>;
  /** The rules of the league that the host has. */
  rules(source: Source): Promise<Rules>;
  /** The scoring, for a host that sends it separately from the `rules`. */
  scoring?: (source: Source) => Promise<Rules['scoring']>;
  teams(source: Source): Promise<HostTeam[]>;
  /** What only a commissioner of the league can write: its name, and on some hosts the names of its commissioners' teams. */
  commissionersNames(source: Source): Promise<string[]>;
  /** The ids of the teams listed with the rosters, for a host that sends rosters separately from `teams`. */
  teamsOfRosters?: (source: Source) => Promise<Set<string>>;
  standings(source: Source): Promise<Standing[]>;
  /** Current rosters, or those of a past `week` where `reserveByWeek` is true. */
  rosters(source: Source, week?: number): Promise<HostRosterEntry[]>;
  keepers(source: Source): Promise<HostKeeper[]>;
  weekScores(source: Source, week: number, reading?: WeekReading): Promise<HostWeekScore[]>;
  /**
   * The points of all players in a week by the league's scoring, also of those without a team: the host's player ids to the points of those
   * who played. Null when the host does not say.
   */
  playerScores?: (source: Source, week: number) => Promise<ReadonlyMap<string, number> | null>;
  /** The games of future weeks that the host has announced, each from the side of both teams. */
  comingGames(source: Source): Promise<HostGame[]>;
  /**
   * The decided final positions; empty until the season is over.
   * @param onOpen gets the reason, as a sentence, why positions of a season that is over are not decided
   */
  places(source: Source, onOpen?: (reason: string) => void): Promise<Place[]>;
  /** The teams that play for the title, in no order; empty before the host has a bracket of the play-offs. */
  playoffTeams(source: Source): Promise<string[]>;
  /** The drafts of the season, oldest first; empty before the league has one. */
  drafts(source: Source): Promise<HostDraft[]>;
  /** The picks of the season's main draft, or `of` one of several drafts. */
  draft(source: Source, of?: HostDraft): Promise<HostDraftPick[]>;
  /**
   * The last trade of each pick of this season's draft and later ones, or `of` one of several drafts, without a date; for a host whose
   * transactions do not have all trades.
   */
  pickTrades?: (source: Source, of?: HostDraft) => Promise<HostPickTrade[]>;
  /** Every tradable pick of future drafts, beginning with the season's own; empty in a league that does not trade picks. */
  futurePicks(source: Source): Promise<HostFuturePick[]>;
  /** The transactions completed in a week; week 1 includes the off-season. */
  transactions: (source: Source, week: number) => Promise<HostTransaction[]>;
  /** The league's custom players that other calls found, for a host with custom players. */
  ownPlayers?: () => Promise<HostPlayer[]>;
  /** All players of a season; `report` gets what is left out of them. */
  players(season: number, report?: Report): Promise<HostPlayer[]>;
  /**
   * This season and the earlier ones that the host has, newest first.
   * @param options `isKnown`: whether to stop at a league id because its earlier seasons are known. `onBreak` gets the season that could
   * not be read; none before it can be found
   */
  history(source: Source, options?: HistoryOptions): Promise<Source[]>;
  /** The league's next season; null before the host has it. */
  successor(source: Source): Promise<Source | null>;
}
