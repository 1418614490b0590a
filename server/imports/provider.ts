/**
 * The port to the platforms that host leagues. An adapter is pure parsing on top of a transport, so live answers and recorded
 * ones run through the same code. Every row is normalised: ids are text, numbers are parsed, what a host does not say is null,
 * and what it cannot give at all is declared in `capabilities`, never made up.
 */

/** Which league of a host a season is read from; `host` is the server to ask where a platform has several. */
export interface Source {
  externalId: string;
  season: number;
  host: string | null;
}

/**
 * A league's season. `weeks` are those with scores, in order, `currentWeek` the one that rosters are now set for, null when the host does
 * not say; `complete` when nothing of it can change any more; `previousExternalId` is the league of the season before.
 */
export interface HostLeague {
  name: string;
  season: number;
  previousExternalId: string | null;
  hasDrafted: boolean;
  complete: boolean;
  weeks: number[];
  currentWeek: number | null;
}

/** A team in a season; `externalId` is the host's number of it inside the league, `division` null where there are none. */
export interface HostTeam {
  teamId: string;
  externalId: string;
  name: string;
  ownerName: string | null;
  avatar: string | null;
  division: string | null;
}

/** A team's regular season; `percentage` from 0 to 1, points to the cent. */
export interface HostStanding {
  teamId: string;
  division: string | null;
  divisionPosition: number;
  wins: number;
  losses: number;
  draws: number;
  percentage: number;
  pointsFor: number;
  pointsAgainst: number;
}

/** A player on a roster. */
export interface HostRosterEntry {
  teamId: string;
  playerId: string;
  slot: 'active' | 'reserve' | 'taxi';
}

/** A player whom a team keeps, as the host says. */
export interface HostKeeper {
  teamId: string;
  playerId: string;
}

/** A player's part in a team's week, in the order of the line-up; `score` null when the host has none for him. */
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

/** Where a team ended a season, 1 being the champion. */
export interface HostPlace {
  teamId: string;
  finalPosition: number;
}

/**
 * A pick of a draft, made or still to come; `pick` counts inside its round, `totalPick` from the first of the draft. `teamId` holds it;
 * `formerTeamIds` are those that held it before, first one first, null when the host does not say. `playerId` null for a skipped pick too.
 */
export interface HostDraftPick {
  round: number;
  pick: number;
  totalPick: number;
  teamId: string;
  formerTeamIds: string[] | null;
  playerId: string | null;
  isKeeper: boolean;
}

/**
 * A pick that changed hands; `season` is the draft's. `pick` inside its round is known once the order is; `date` as year-month-day in UTC,
 * null when the host does not say.
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

/** A player or a defence; `position` and `nflTeam` in the product's codes, `birthdate` as year-month-day. */
export interface HostPlayer {
  playerId: string;
  name: string;
  position: string;
  positionSortOrder: number;
  nflTeam: string | null;
  birthdate: string | null;
  draftYear: number | null;
}

/** An NFL team's week without a game; `nflTeam` in the product's codes. */
export interface HostByeWeek {
  nflTeam: string;
  week: number;
}

/** A player's place in the host's own ranking, 1 being the best. */
export interface HostRank {
  playerId: string;
  rank: number;
}

/** Team ids to the players in reserve or taxi slots in a week, as our own snapshot of that week has them. */
export type ReserveOfWeek = ReadonlyMap<string, ReadonlySet<string>>;

/** A platform that hosts leagues. Methods reject when the host has no such league or its answer breaks a rule. */
export interface Provider {
  name: string;
  capabilities: {
    /** Whether keepers are public. */
    keepers: boolean;
    /** Whether the host tells who was in reserve in a past week; otherwise only our own snapshots do. */
    reserveByWeek: boolean;
  };
  league(source: Source): Promise<HostLeague>;
  teams(source: Source): Promise<HostTeam[]>;
  standings(source: Source): Promise<HostStanding[]>;
  /** Rosters now; with a week as they were in it, where `reserveByWeek` says that the host knows. */
  rosters(source: Source, week?: number): Promise<HostRosterEntry[]>;
  keepers(source: Source): Promise<HostKeeper[]>;
  weekScores(source: Source, week: number, reserve?: ReserveOfWeek): Promise<HostWeekScore[]>;
  /** All places, or none while the season is not decided. */
  places(source: Source): Promise<HostPlace[]>;
  draft(source: Source): Promise<HostDraftPick[]>;
  /** Trades of picks that happened in the season, in order of time where the host says when. */
  pickTrades(source: Source): Promise<HostPickTrade[]>;
  /** All players of a season; `since` leaves out those unchanged, where the host can. */
  players(season: number, since?: Date): Promise<HostPlayer[]>;
  /** The source and its earlier seasons as far as the host has them, newest first; `host` as the league says. */
  history(source: Source): Promise<Source[]>;
  /** The league's next season; null while the host has none. */
  successor(source: Source): Promise<Source | null>;
}
