import type { PlatformKey } from '../lib/config';
import { platforms } from '../platforms/platforms';
import { pathTo } from './pathTo';

const makePaths = (key: PlatformKey) => ({
  history: (leagueId: string) => pathTo('history', { leagueId }, key),
  standings: (leagueId: string) => pathTo('standings', { leagueId }, key),
  leagueSettings: (leagueId: string) => pathTo('leagueSettings', { leagueId }, key),
  team: (leagueId: string, teamId: string) => pathTo('team', { leagueId, teamId }, key),
  draftOrder: (leagueId: string) => pathTo('draftOrder', { leagueId }, key),
  rookies: (leagueId: string, year: number) => pathTo('rookies', { leagueId, year }, key),
  transactions: (leagueId: string, year: number) => pathTo('transactions', { leagueId, year }, key),
  pointsByYear: (leagueId: string, year: string) => pathTo('pointsByYear', { leagueId, year }, key),
  pointsByYearTeam: (leagueId: string, year: string, teamId: string) =>
    pathTo('pointsByYearTeam', { leagueId, year, teamId }, key),
  pointsByYearTeamWeek: (leagueId: string, year: string, teamId: string, week: number) =>
    pathTo('pointsByYearTeamWeek', { leagueId, year, teamId, week }, key),
});

/** Makes the paths that pages link to, of the leagues of a platform. */
export type LeaguePaths = ReturnType<typeof makePaths>;

const paths = Object.fromEntries(Object.values(platforms).map(({ key }) => [key, makePaths(key)])) as Record<
  PlatformKey,
  LeaguePaths
>;

/** The paths of a platform, the same object every time. */
export const leaguePaths = (platform: PlatformKey): LeaguePaths => paths[platform];
