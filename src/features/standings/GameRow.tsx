import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { Spoken } from '../../components/Spoken';
import { recordText } from '../../league/records';
import { TeamName } from '../../league/TeamName';
import { points } from '../../lib/numbers';

type Props = {
  game: Schema<'Game'>;
  /** The URL of the game. */
  to: string;
};

/** An entry of a `games` list: the round, and a team on each side of the score. */
export const GameRow = ({
  game: {
    teams: [one, other],
    weeks,
    round,
  },
  to,
}: Props) => (
  <li>
    {round != null && <span className="games__round muted">{round}</span>}
    <SideName side={one!} />
    <span className="games__score">
      <Link to={to}>
        {one!.score === null || other!.score === null ? 'plays' : `${points(one!.score)} – ${points(other!.score)}`}
      </Link>
      {weeks && (
        <>
          <br />
          <small className="muted"> in weeks {weeks.join(' and ')}</small>
        </>
      )}
    </span>
    <SideName side={other!} />
  </li>
);

/** A team with its record. The winner's name is bold, and says that he won. */
export function SideName({ side: { teamId, teamName, result, record } }: { side: Schema<'GameSide'> }) {
  const name = <TeamName id={teamId} name={teamName} />;
  return (
    <span>
      {result === 'W' ? (
        <>
          <strong>{name}</strong>
          <Spoken text="won" />
        </>
      ) : (
        name
      )}
      {record && (
        <>
          {' '}
          <small className="muted">{recordText(record)}</small>
        </>
      )}
    </span>
  );
}
