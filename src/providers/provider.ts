import type { ApiError, QueryStatus } from '../api';
import type { ProviderKey } from '../lib/config';

/** A running query of a screen: its status, and how to try again. */
export type ScreenQuery = QueryStatus & { refetch: () => unknown };

/** Toggles a player's keeper mark; resolves with what went wrong, null when nothing did. */
export type SetKeeper = (leagueId: string, teamId: string, playerId: string) => Promise<ApiError | null>;

/**
 * What the mirrored pages need of a host platform: where its screens are and how their calls are started. Two objects of this
 * type exist, with equal hooks; a page calls `useProvider` and never asks which one it got.
 */
export type Provider = {
  key: ProviderKey;
  /** What this provider's screens call the columns of a team, and the average in a player's modal. */
  words: { nflTeam: string; bye: string; average: string };
  /** Whether the navbar is black, not transparent, at the top of a page. */
  blackNavbar: boolean;
  paths: {
    standings: (leagueId: string) => string;
    team: (leagueId: string, teamId: string) => string;
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
