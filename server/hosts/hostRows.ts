/** The rows that adapters return: ids are text, numbers are parsed, missing values are null. */
import type { Result } from '../domain/medianGames';
import type { DraftState, ListedDraft } from '../domain/seasonDrafts';

/**
 * A league's season.
 * - `weeks`: the weeks with scores, in order. If `isOpenEnded`, the host does not say which have scores; the first empty one ends the list.
 * - `early`: those of `weeks` before the one that the host calls the first; they count if a team has points in them.
 * - `unlisted`: those of `weeks` that the schedule lacks; the host may have nothing of them.
 * - `currentWeek`: the week that line-ups are set for; null when unknown.
 * - `complete`: the season can no longer change.
 * - `previousExternalId`: the league id of the season before.
 * - `playerCopies`: how many teams of a pool can have the same player.
 * - `draftId`: the id of the main draft, for a host whose drafts have ids.
 */
export interface HostLeague {
  name: string;
  season: number;
  previousExternalId: string | null;
  hasDrafted: boolean;
  playerCopies: number;
  complete: boolean;
  weeks: number[];
  isOpenEnded?: boolean;
  early?: number[];
  unlisted?: number[];
  currentWeek: number | null;
  draftId?: string | null;
}

/** A person who manages a team, by the host's user id. */
export interface HostManager {
  userId: string;
  name: string | null;
}

/**
 * A team in a season. `externalId` is its number in the host's league. `ownerName` is null for a team without an owner, undefined if the
 * response does not name him. `division` is null in a league without divisions. `pool` is the
 * division or conference with its own copies of every player, null in a league with one pool. Both are undefined if the response lacks
 * their names. `managers` are its owner and co-owners, if they are public.
 */
export interface HostTeam {
  teamId: string;
  externalId: string;
  name: string;
  ownerName: string | null | undefined;
  avatar: string | null;
  division: string | null | undefined;
  pool: string | null | undefined;
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

/**
 * A team's week; it has several `opponentIds` in a week with two games, none in a bye or when it is idle. `results` are those that the host
 * gives, by opponent.
 */
export interface HostWeekScore {
  week: number;
  teamId: string;
  opponentIds: string[];
  results?: Readonly<Record<string, Result | null>>;
  teamScore: number;
  benchScore: number;
  resScore: number;
  players: HostPlayerScore[];
}

/** A team's side of a game. */
export interface HostGame {
  week: number;
  teamId: string;
  opponentId: string;
}

/**
 * A draft of a season; `isMain` if it is the league's own: the one that the host names, else the first. How far it is, is left out where the
 * host does not say.
 */
export interface HostDraft extends ListedDraft, Partial<DraftState> {
  isMain: boolean;
}

/**
 * A pick of a draft, made or open. `pick` counts in its round, `totalPick` in the draft. `teamId` is the owner, `originalTeamId` the first
 * owner (null when unknown), `formerTeamIds` the earlier owners in order (null when unknown). `playerId` is null for an open or skipped
 * pick. `amount` is the price at an auction, whose picks are in the order of the sales. `isKeeper` is whether the player was kept with the
 * pick, absent when the host does not say. `isGuess` for an open pick whose place nobody has set.
 */
export interface HostDraftPick {
  round: number;
  pick: number;
  totalPick: number;
  teamId: string;
  originalTeamId: string | null;
  formerTeamIds: string[] | null;
  playerId: string | null;
  amount?: number | null;
  isKeeper?: boolean;
  isGuess?: boolean;
}

/**
 * A traded pick; `season` is the draft's. `pick` counts in its round, null before the draft order is known; `date` is YYYY-MM-DD in US
 * Eastern time, null when unknown.
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

/** A pick of a future draft: `teamId` is its present owner, `originalTeamId` its first owner. */
export interface HostFuturePick {
  season: number;
  round: number;
  originalTeamId: string;
  teamId: string;
}

/** A pick of a season's draft, by its first owner or by its number in the round; the other is null. */
export interface HostPick {
  season: number;
  round: number;
  pick: number | null;
  originalTeamId: string | null;
}

/** A player, a pick or a waiver budget that moved between two teams; a team is null for free agents. */
export interface HostMove {
  playerId: string | null;
  pick: HostPick | null;
  budget: number | null;
  fromTeamId: string | null;
  toTeamId: string | null;
}

/** A transaction; `at` is a UTC instant, `bid` the price of a waiver claim, or of a player at an auction. */
export interface HostTransaction {
  externalId: string;
  type: 'trade' | 'waiver' | 'free_agent' | 'commissioner' | 'auction';
  week: number;
  at: string;
  bid: number | null;
  moves: HostMove[];
}

/**
 * A player or a defence; `position` and `nflTeam` are the product's codes, `birthdate` is YYYY-MM-DD. `searchRank` is undefined for a host
 * that has none.
 */
export interface HostPlayer {
  playerId: string;
  name: string;
  position: string;
  positionSortOrder: number;
  nflTeam: string | null;
  birthdate: string | null;
  draftYear: number | null;
  searchRank?: number | null;
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

/** A player's average pick in the drafts of a host's leagues, with his earliest and latest pick. */
export interface HostAdp {
  playerId: string;
  avg: number;
  best: number | null;
  worst: number | null;
}
