import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import type { StaticColumn } from '../../components/StaticTable';
import { recordText, resultWords } from '../../league/records';
import { TeamName } from '../../league/TeamName';
import { ordinal, points } from '../../lib/numbers';

/** A game, with the place after it. */
type GameRow = Schema<'GameOfTeam'> & {
  key: string;
  /** Whether the team has another game in its week. */
  isOneOfSeveral: boolean;
  place: number | undefined;
};

/** The rows of a season's games. */
export function rowsOf({ games, places }: Schema<'TeamSeason'>): GameRow[] {
  const weekOf = ({ weeks }: Schema<'GameOfTeam'>) => weeks.at(-1);
  return games.map((game) => ({
    ...game,
    key: `${game.weeks.join()} ${game.opponentId}`,
    isOneOfSeveral: games.filter((other) => weekOf(other) === weekOf(game)).length > 1,
    place: game.recordAfter ? places.find(({ week }) => week === weekOf(game))?.place : undefined,
  }));
}

/** The columns of a team's games; rounds and places where there are some. @param weekPath the URL of the team's week */
export function gameColumns(rows: readonly GameRow[], weekPath: (week: number) => string): StaticColumn<GameRow>[] {
  const round: StaticColumn<GameRow> = {
    key: 'round',
    header: 'Round',
    narrow: 'chip',
    isMissing: (game) => game.round === null,
    cell: (game) => game.round,
  };
  const place: StaticColumn<GameRow> = {
    key: 'place',
    header: 'Place',
    align: 'right',
    narrow: 'chip',
    description: 'Place in the whole league after the week, by record, then points for',
    isMissing: (game) => game.place === undefined,
    cell: (game) => game.place !== undefined && ordinal(game.place),
  };
  return [
    {
      key: 'week',
      header: 'Week',
      className: 'nowrap',
      narrow: 'chip',
      cell: ({ weeks }) => `${weeks.length > 1 ? 'Weeks' : 'Week'} ${weeks.join(' and ')}`,
    },
    {
      key: 'opponent',
      header: 'Opponent',
      rowHeader: true,
      className: 'pinned',
      narrow: 'title',
      cell: ({ opponentId, opponentName }) => <TeamName id={opponentId} name={opponentName} />,
    },
    ...(rows.some((game) => game.round !== null) ? [round] : []),
    {
      key: 'result',
      header: 'Result',
      narrow: 'chip',
      isMissing: ({ result }) => result === null,
      cell: ({ result }) => result && resultWords[result],
    },
    {
      key: 'score',
      header: 'Score',
      align: 'right',
      className: 'nowrap',
      narrow: 'figure',
      narrowWidth: 128,
      cell: ({ weeks, opponentId, score, opponentScore, isOneOfSeveral }) => (
        <Link to={weekPath(weeks.at(-1)!) + (isOneOfSeveral ? `?opponent=${opponentId}` : '')}>
          {score === null || opponentScore === null ? 'To come' : `${points(score)} – ${points(opponentScore)}`}
        </Link>
      ),
    },
    {
      key: 'record',
      header: 'Record',
      align: 'right',
      narrow: 'chip',
      description: 'Of the regular season, with the week',
      isMissing: ({ recordAfter }) => recordAfter === null,
      cell: ({ recordAfter }) => recordAfter && recordText(recordAfter),
    },
    ...(rows.some((game) => game.place !== undefined) ? [place] : []),
  ];
}
