import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { TeamName } from '../../league/TeamName';
import { teamPickName } from './teamPickName';
import { useTeamPath } from '../../league/useTeamPath';
import { useLeaguePaths } from '../../routing/usePlatform';

type Props = { leagueId: string; season: number | undefined; picks: Schema<'TeamPick'>[] };

/** A team's picks in the coming draft, with a link to its order. Those that keepers take are not counted. */
export function TeamPicks({ leagueId, season, picks }: Props) {
  const paths = useLeaguePaths();
  const teamPath = useTeamPath(leagueId);
  const open = picks.filter(({ keeper }) => !keeper).length;
  return (
    <p>
      <Link to={paths.draftOrder(leagueId)}>
        {open === 1 ? '1 pick' : `${open} picks`} {season !== undefined && `in ${season}`}
      </Link>
      {picks.length > 0 && ': '}
      {picks.map(({ pickString, isGuess, keeper, originalTeam, originalTeamId }, index) => (
        <Fragment key={pickString}>
          {index > 0 && ', '}
          {teamPickName({ pickString, isGuess })}
          {originalTeam !== undefined && (
            <>
              {' '}
              (from <TeamName name={originalTeam} to={teamPath(originalTeamId)} />)
            </>
          )}
          {keeper && ' (keeper)'}
        </Fragment>
      ))}
    </p>
  );
}
