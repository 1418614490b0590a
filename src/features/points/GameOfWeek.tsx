import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { resultWords } from '../../league/records';
import { points } from '../../lib/numbers';
import { roundText } from './roundText';

type Props = {
  game: Schema<'TeamGame'>;
  /** The URL of the opponent's players of that week. */
  opponentPath: string;
  /** The URL of the game. */
  matchupPath: string;
};

/** A team's game in a line: `Lost 88.06 – 88.08 against Monsoon Season (Final)`, with a link to both line-ups. */
export function GameOfWeek({ game, opponentPath, matchupPath }: Props) {
  const { opponentName, score, opponentScore, result } = game;
  const round = roundText(game);
  return (
    <>
      {result && `${resultWords[result]} `}
      {score !== null && opponentScore !== null && `${points(score)} – ${points(opponentScore)} `}
      {result || score === null ? 'against ' : 'so far against '}
      <Link to={opponentPath}>{opponentName}</Link>
      {round && ` (${round})`} · <Link to={matchupPath}>Both line-ups</Link>
    </>
  );
}
