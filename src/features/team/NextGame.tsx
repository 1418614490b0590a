import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { TeamName } from '../../league/TeamName';
import { useTeamPath } from '../../league/useTeamPath';
import { useLeaguePaths } from '../../routing/usePlatform';

type Props = { leagueId: string; teamId: string; coming: Schema<'Games'> };

/** A team's one or two games of the coming week, with a link to both line-ups. */
export function NextGame({ leagueId, teamId, coming: { season, week, games } }: Props) {
  const paths = useLeaguePaths();
  const teamPath = useTeamPath(leagueId);
  const own = games.filter(({ teams }) => teams.some((side) => side.teamId === teamId));
  const matchup = paths.matchup(leagueId, season, week ?? 1, teamId);
  const opponents = own.flatMap(({ teams }) => teams.filter((side) => side.teamId !== teamId));
  if (!opponents.length) return <p>Week {week}: no opponent</p>;
  return (
    <p>
      Next {opponents.length > 1 ? 'games' : 'game'}, <Link to={matchup}>week {week}</Link>:{' '}
      {opponents.map((side, i) => (
        <Fragment key={side.teamId}>
          {i > 0 && ', '}
          <TeamName name={side.teamName} to={teamPath(side.teamId)} />
        </Fragment>
      ))}
    </p>
  );
}
