import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { TeamName } from '../../components/TeamName';
import { useTeamPath } from '../../league/useTeamPath';
import { useLeaguePaths } from '../../routing/usePlatform';

type Props = { leagueId: string; teamId: string; coming: Schema<'Games'> };

/** A team's one or two games of the coming week. */
export function NextGame({ leagueId, teamId, coming: { week, games } }: Props) {
  const paths = useLeaguePaths();
  const teamPath = useTeamPath(leagueId);
  const own = games.filter(({ teams }) => teams.some((side) => side.teamId === teamId));
  const opponents = own.flatMap(({ teams }) => teams.filter((side) => side.teamId !== teamId));
  if (!opponents.length) return <p>Week {week}: no opponent</p>;
  return (
    <p>
      Next {opponents.length > 1 ? 'games' : 'game'},{' '}
      <Link to={`${paths.standings(leagueId)}?view=games&week=${week}`}>week {week}</Link>:{' '}
      {opponents.map((side, i) => (
        <Fragment key={side.teamId}>
          {i > 0 && ', '}
          <TeamName name={side.teamName} to={teamPath(side.teamId)} />
        </Fragment>
      ))}
    </p>
  );
}
