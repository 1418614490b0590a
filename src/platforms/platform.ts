import type { OperationName, QueryName, Schema } from '../api/types';
import type { PlatformKey } from '../lib/config';

/** What a page reads by a call of its league's platform. */
export type PlatformCall = 'standings' | 'team' | 'teamProfile' | 'pointsByYear' | 'pointsByYearTeam' | 'pointsByYearTeamWeek';

/** A player's keeper mark; a commissioner's may `override` the league's limit. */
export type KeeperMark = { leagueId: string; teamId: string; playerId: string; isKeeper: boolean; override?: boolean };

/** A platform's mutation that sets a keeper mark: its name in the contract, its argument, and the team in its response. */
export type SetKeeper = {
  name: OperationName;
  argOf: (mark: KeeperMark) => object;
  /** @returns the team's new roster, and its permission if the response has it */
  teamOf: (
    response: never,
    arg: never,
  ) => { leagueId?: string; teamId: string } & Pick<Schema<'Team'>, 'teamPlayers'> &
    Partial<Pick<Schema<'Team'>, 'manualKeepersEnabled'>>;
};

/** All that differs between the leagues of a platform and others: plain data, which routes, tables, pages and menus follow. */
export type Platform = {
  key: PlatformKey;
  /** The contract's name of the host. */
  host: Schema<'LeagueCreate'>['platform'];
  /** Whether league ids are small enough for the maintenance calls that take one as a number. */
  hasNumericIds: boolean;
  /** Whether leagues may be private, open to an API key. */
  hasApiKeys: boolean;
  /** Whether the host lists the leagues of a username. */
  hasUsernames: boolean;
  /** Whether a team's id names one team of one league; else it names its owner, who may have teams in several leagues. */
  hasUniqueTeamIds: boolean;
  /** The platform's name on screen. */
  name: string;
  /** This platform's labels of team columns and of the average in the player modal. */
  words: { nflTeam: string; bye: string; average: string };
  /** Whether the navbar is black instead of transparent at the top of a page. */
  blackNavbar: boolean;
  /** Whether the navbar links every screen that has a place there; else its standings and team scores only. */
  fullNavbar: boolean;
  /** What the paths of its leagues' pages begin with. */
  pathPrefix: string;
  /** The parameter by which calls on a season name a team. */
  teamParam: string;
  calls: Record<PlatformCall, QueryName>;
  setKeeper: SetKeeper;
};
