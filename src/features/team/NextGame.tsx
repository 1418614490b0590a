import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { joined } from '../../league/joined';
import { TeamName } from '../../league/TeamName';
import { useLeaguePaths } from '../../routing/usePlatform';

type Props = { leagueId: string; teamId: string; coming: Schema<'Games'> };

/** A team's one or two games of the coming week, with a link to both line-ups. */
export function NextGame({ leagueId, teamId, coming: { season, week, games } }: Props) {
  const paths = useLeaguePaths();
  const own = games.filter(({ teams }) => teams.some((side) => side.teamId === teamId));
  const matchup = paths.matchup(leagueId, season, week ?? 1, teamId);
  const opponents = own.flatMap(({ teams }) => teams.filter((side) => side.teamId !== teamId));
  if (!opponents.length) return <p>Week {week}: no opponent</p>;
  return (
    <p>
      Next {opponents.length > 1 ? 'games' : 'game'}, <Link to={matchup}>week {week}</Link>:{' '}
      {joined(opponents, (side) => (
        <TeamName id={side.teamId} name={side.teamName} />
      ))}
    </p>
  );
}
