import { Fragment, type ReactNode } from 'react';
import type { Schema } from '../api/types';
import { moveName, pickName } from './moveText';
import { PlayerName } from './PlayerName';
import { TeamName } from './TeamName';
import { sidesOf } from './transactionSides';
import type { TeamPath } from './useTeamPath';

type Move = Schema<'TransactionMove'>;
type Props = { transaction: Pick<Schema<'Transaction'>, 'moves' | 'bid'>; teamPath: TeamPath };

/** A transaction in words: `Amber Otters get …; Eastern Mustangs get …`, or `Amber Otters + … − … ($12)`. */
export function TransactionText({ transaction: { moves, bid }, teamPath }: Props) {
  const { sides, namesGivers } = sidesOf(moves);
  const givers = namesGivers ? teamPath : undefined;
  return sides.map(({ team, keeps, gets, adds, drops }, index) => (
    <Fragment key={team?.teamId ?? 'none'}>
      {index > 0 && '; '}
      {team && <TeamName name={team.teamName} to={teamPath(team.teamId)} />}
      {keeps.length > 0 && (
        <>
          {' '}
          keep{' '}
          {listOf(keeps, (move) => (
            <Asset move={move} teamPath={teamPath} />
          ))}
        </>
      )}
      {gets.length > 0 && (
        <>
          {' '}
          get{' '}
          {listOf(gets, (move) => (
            <Asset move={move} {...{ teamPath, givers }} />
          ))}
        </>
      )}
      {adds.length > 0 && (
        <>
          {' '}
          <Sign sign="+" spoken="add" />{' '}
          {listOf(adds, (move) => (
            <Asset move={move} teamPath={teamPath} />
          ))}
        </>
      )}
      {drops.length > 0 && (
        <>
          {' '}
          <Sign sign="−" spoken="drop" />{' '}
          {listOf(drops, (move) => (
            <Asset move={move} teamPath={teamPath} />
          ))}
        </>
      )}
      {bid !== null && adds.length + keeps.length > 0 && ` ($${bid})`}
    </Fragment>
  ));
}

const listOf = (moves: readonly Move[], render: (move: Move) => ReactNode) =>
  moves.map((move, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {render(move)}
    </Fragment>
  ));

const Sign = ({ sign, spoken }: { sign: string; spoken: string }) => (
  <span role="img" aria-label={spoken}>
    {sign}
  </span>
);

type AssetProps = {
  move: Move;
  teamPath: TeamPath;
  /** The paths of the givers' pages, where the text names them. */
  givers?: TeamPath;
};

/** A player with his position, a pick or a budget. */
function Asset({ move, teamPath, givers }: AssetProps) {
  const { player, pick, from } = move;
  return (
    <>
      {pick === null ? (
        <PlayerName id={player?.playerId} name={moveName(move) ?? ''} />
      ) : (
        <TeamName name={pickName(pick)} to={teamPath(pick.teamId)} />
      )}
      {player && <span className="muted"> {player.position}</span>}
      {givers && from && (
        <>
          {' '}
          from <TeamName name={from.teamName} to={givers(from.teamId)} />
        </>
      )}
    </>
  );
}
