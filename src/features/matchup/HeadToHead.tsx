import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import { CardSection } from '../../components/CardSection';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { resultWords } from '../../league/records';
import { points } from '../../lib/numbers';

type Game = Schema<'PastGame'>;
type GamePath = (season: number, week: number) => string;

/** The texts are of the team's side. */
const columns = (gamePath: GamePath): StaticColumn<Game>[] => [
  {
    key: 'game',
    header: 'Game',
    rowHeader: true,
    cell: ({ season, weeks }) => `${season}, ${weeks.length > 1 ? 'weeks' : 'week'} ${weeks.join(' and ')}`,
  },
  { key: 'result', header: 'Result', cell: ({ result }) => resultWords[result] },
  {
    key: 'score',
    header: 'Score',
    align: 'right',
    cell: ({ season, weeks, score, opponentScore }) => (
      <Link to={gamePath(season, weeks.at(-1)!)}>
        {points(score)} – {points(opponentScore)}
      </Link>
    ),
  },
];

type Props = { teamName: string; opponentName: string; games: Schema<'HeadToHead'>; gamePath: GamePath };

/** The games of the two teams so far, from the first one's side. */
export function HeadToHead({ teamName, opponentName, games: { games, wins, losses, draws }, gamePath }: Props) {
  return (
    <CardSection title="Head-to-head" flush>
      {games.length > 0 ? (
        <>
          <p className="card__body">
            {`${teamName} won ${wins} and lost ${losses}${draws > 0 ? ` and tied ${draws}` : ''} against ${opponentName}.`}
          </p>
          <StaticTable
            hasLinks
            label="Head-to-head"
            columns={columns(gamePath)}
            rows={games}
            rowKey={({ season, weeks }) => `${season} ${weeks.join()}`}
          />
        </>
      ) : (
        <p className="card__body">The two have not played a game yet.</p>
      )}
    </CardSection>
  );
}
