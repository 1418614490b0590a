import { useCallback } from 'react';
import { useLeaguePaths } from '../../routing/usePlatform';
import type { Season } from './sortSeasons';

/** The URL of a team's weekly scores in a year: a past team may no longer be in the league. */
export type SeasonTeamPath = (year: number, teamId: string) => string;

/** What the standings of a season show. */
export type SeasonProps = {
  season: Season;
  teamPath: SeasonTeamPath;
  /** The URL of the season's scores. */
  yearPath: string;
};

/** Makes the URLs of a league's teams in its seasons. */
export function useSeasonTeamPath(leagueId: string): SeasonTeamPath {
  const paths = useLeaguePaths();
  return useCallback((year, teamId) => paths.pointsByYearTeam(leagueId, String(year), teamId), [paths, leagueId]);
}
