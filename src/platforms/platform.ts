import type { ApiError, QueryStatus } from '../api';
import type { Schema } from '../api/types';
import type { PlatformKey } from '../lib/config';

/** The status of a screen's query, and its refetch function. */
export type ScreenQuery = QueryStatus & { refetch: () => unknown };

/** Sets a player's keeper mark. Resolves with the error, or null. */
export type SetKeeper = (leagueId: string, teamId: string, playerId: string, isKeeper: boolean) => Promise<ApiError | null>;

/**
 * What the screens that exist on every platform need of one: its paths, words and queries. The hooks of all platforms are called in the
 * same way; a page calls `usePlatform` and never asks which platform it got.
 */
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
  /** The platform's name on screen. */
  name: string;
  /** This platform's labels of team columns and of the average in the player modal. */
  words: { nflTeam: string; bye: string; average: string };
  /** Whether the navbar is black instead of transparent at the top of a page. */
  blackNavbar: boolean;
  paths: {
    history: (leagueId: string) => string;
    standings: (leagueId: string) => string;
    leagueSettings: (leagueId: string) => string;
    team: (leagueId: string, teamId: string) => string;
    draftOrder: (leagueId: string) => string;
    rookies: (leagueId: string, year: number) => string;
    transactions: (leagueId: string, year: number) => string;
    pointsByYear: (leagueId: string, year: string) => string;
    pointsByYearTeam: (leagueId: string, year: string, teamId: string) => string;
    pointsByYearTeamWeek: (leagueId: string, year: string, teamId: string, week: number) => string;
  };
  useStandings: (leagueId: string) => ScreenQuery;
  useRoster: (leagueId: string, teamId: string) => ScreenQuery;
  useProfile: (leagueId: string, teamId: string) => ScreenQuery;
  usePointsByYear: (leagueId: string, year: string) => ScreenQuery;
  usePointsByYearTeam: (leagueId: string, year: string, teamId: string) => ScreenQuery;
  usePointsByYearTeamWeek: (leagueId: string, year: string, teamId: string, week: string) => ScreenQuery;
  useSetKeeper: () => SetKeeper;
};
