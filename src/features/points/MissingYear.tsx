import { Link } from 'react-router';
import { useLeagueName } from '../../league/useLeagueName';
import { useSeasons } from '../../league/useSeasons';
import { useLeaguePaths } from '../../routing/usePlatform';

/** Says that a league has not had a year, with a link to its newest one. */
export function MissingYear({ leagueId, year }: { leagueId: string; year: string }) {
  const leagueName = useLeagueName() ?? 'This league';
  const paths = useLeaguePaths();
  const { linked, known } = useSeasons(leagueId);
  return (
    <p>
      {leagueName} has no season {year}.{' '}
      {known && <Link to={paths.pointsByYear(leagueId, String(linked))}>Go to {linked} Team Scores</Link>}
    </p>
  );
}
