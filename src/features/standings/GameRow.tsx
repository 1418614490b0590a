import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { Spoken } from '../../components/Spoken';
import { recordText } from '../../league/recordText';
import { TeamName } from '../../league/TeamName';
import { points } from '../../lib/numbers';

/** The URL of a team's page. */
export type TeamPath = (teamId: string) => string;

type Props = {
  game: Schema<'Game'>;
  teamPath: TeamPath;
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
  teamPath,
  to,
}: Props) => (
  <li>
    {round != null && <span className="games__round muted">{round}</span>}
    <SideName side={one!} teamPath={teamPath} />
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
    <SideName side={other!} teamPath={teamPath} />
  </li>
);

/** A team with its record. The winner's name is bold, and says that he won. */
export function SideName({
  side: { teamId, teamName, result, record },
  teamPath,
}: {
  side: Schema<'GameSide'>;
  teamPath: TeamPath;
}) {
  const name = <TeamName name={teamName} to={teamPath(teamId)} />;
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
