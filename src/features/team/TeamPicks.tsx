import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { joined } from '../../league/joined';
import { TeamName } from '../../league/TeamName';
import { teamPickName } from './teamPickName';
import { useLeaguePaths } from '../../routing/usePlatform';

type Props = { leagueId: string; season: number | undefined; picks: Schema<'TeamPick'>[] };

/** A team's picks in the coming draft, with a link to its order. Those that keepers take are not counted. */
export function TeamPicks({ leagueId, season, picks }: Props) {
  const paths = useLeaguePaths();
  const open = picks.filter(({ keeper }) => !keeper).length;
  return (
    <p>
      <Link to={paths.draftOrder(leagueId)}>
        {open === 1 ? '1 pick' : `${open} picks`} {season !== undefined && `in ${season}`}
      </Link>
      {picks.length > 0 && ': '}
      {joined(picks, ({ pickString, isGuess, keeper, originalTeam, originalTeamId }) => (
        <>
          {teamPickName({ pickString, isGuess })}
          {originalTeam !== undefined && (
            <>
              {' '}
              (from <TeamName id={originalTeamId} name={originalTeam} />)
            </>
          )}
          {keeper && ' (keeper)'}
        </>
      ))}
    </p>
  );
}
