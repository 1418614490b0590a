import { Link } from 'react-router';
import type { Schema } from '../api/types';
import { points } from '../lib/numbers';
import { resultWords } from './records';

type Result = Schema<'LastResult'>;

/** The URL of a team's week. */
export type WeekPath = (teamId: string, week: number) => string;

/** A result in words: `Week 8: won 101.20 – 98.00 against River Ferrets`. Without points the game was against the median. */
function inWords({ week, result, score, opponentScore, opponent }: Result): string {
  const isMedian = score === undefined;
  const against = isMedian ? 'the median' : opponent?.teamName;
  return [
    `Week ${week}: ${resultWords[result].toLowerCase()}`,
    !isMedian && `${points(score)} – ${points(opponentScore)}`,
    against !== undefined && `against ${against}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Names the opponent of a game in a week with several. */
function searchOf({ week, opponent }: Result, results: readonly Result[]): string {
  const others = results.filter((other) => other.week === week && other.opponent && other.opponent.teamId !== opponent?.teamId);
  return opponent && others.length > 0 ? `?opponent=${opponent.teamId}` : '';
}

type Props = { teamId: string; results: readonly Result[]; weekPath: WeekPath };

/** A team's last results as dots, newest last: full for a win, half full for a tie, empty for a loss. Each is a link to its game. */
export const LastResults = ({ teamId, results, weekPath }: Props) => (
  <ul className="last-results" aria-label="Last results">
    {results.map((game, index) => (
      <li key={index}>
        <Link to={weekPath(teamId, game.week) + searchOf(game, results)} aria-label={inWords(game)} title={inWords(game)}>
          <i className={`last-results__${game.result}`} />
        </Link>
      </li>
    ))}
  </ul>
);
