import { useCallback } from 'react';
import { usePlatform } from '../../platforms/usePlatform';
import type { Season } from './bySeason';

/** The URL of a team's weekly scores in a year: a team of the past may not be in the league any more. */
export type SeasonTeamPath = (year: number, teamId: string) => string;

/** What the standings of a season show. */
export type SeasonProps = { season: Season; teamPath: SeasonTeamPath };

/** Makes the URLs of a league's teams in its seasons. */
export function useSeasonTeamPath(leagueId: string): SeasonTeamPath {
  const { paths } = usePlatform();
  return useCallback((year, teamId) => paths.pointsByYearTeam(leagueId, String(year), teamId), [paths, leagueId]);
}
