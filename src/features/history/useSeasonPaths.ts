import { useLeaguePaths } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';

/** Makes the URLs of a season's scores, and of a team's in it: a past team may no longer be in the league. */
export function useSeasonPaths() {
  const { leagueId } = useRouteParams<'history'>();
  const paths = useLeaguePaths();
  return {
    yearPath: (year: number) => paths.pointsByYear(leagueId, year),
    teamPath: (year: number, teamId: string) => paths.pointsByYearTeam(leagueId, year, teamId),
  };
}
