import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Schema } from '../../api/types';
import type { TeamWeekScoreRow } from '../../entities/tables';
import { number, text } from '../../grid/columnKinds';
import type { Cell, Column } from '../../grid/columnTypes';
import { joined } from '../../league/joined';
import { recordText, resultWords } from '../../league/records';
import { ordinal } from '../../lib/numbers';
import { roundText } from './roundText';

const missing = '–';

const gamesOf = ({ games = [] }: TeamWeekScoreRow) => games;

/** The results of a week's games. A game of several weeks has one in its last. */
const resultsOf = (row: TeamWeekScoreRow) =>
  gamesOf(row).flatMap(({ weeks, result }) => (result && weeks.at(-1) === row.week ? [result] : []));

/** A result as its letter; screen readers get the word. */
function Result({ result }: { result: keyof typeof resultWords }) {
  const word = resultWords[result];
  const letter = (
    <span role="img" aria-label={word} title={word}>
      {result}
    </span>
  );
  return result === 'W' ? <strong>{letter}</strong> : letter;
}

/** Renders what a week has one of for each game. */
const renderEach =
  <Item,>(itemsOf: (row: TeamWeekScoreRow) => Item[], render: (item: Item, tabIndex: -1 | 0) => ReactNode) =>
  ({ row, formattedValue, tabIndex }: Cell<TeamWeekScoreRow>) => {
    const items = itemsOf(row);
    if (!items.length) return formattedValue;
    return <span className="two-lines">{joined(items, (item) => render(item, tabIndex))}</span>;
  };

/** The opponent, the result, and the team's record and place after each week. @param pathOf the URL of an opponent's weeks */
export function gameColumns(pathOf: (opponentId: string) => string): Column<TeamWeekScoreRow>[] {
  const opponent = ({ opponentId, opponentName, ...game }: Schema<'TeamGame'>, tabIndex: -1 | 0) => (
    <>
      <Link to={pathOf(opponentId)} tabIndex={tabIndex}>
        {opponentName}
      </Link>
      {roundText(game) && <small className="muted"> {roundText(game)}</small>}
    </>
  );
  return [
    {
      ...text('games.opponentName', 'Opponent', {
        ...{ flex: 1, width: 150, missing, narrow: 'title', filterBy: 'choice' },
        value: (row) =>
          gamesOf(row)
            .map(({ opponentName }) => opponentName)
            .join(', '),
        renderCell: renderEach(gamesOf, opponent),
      }),
      choices: (row) => gamesOf(row).map(({ opponentId, opponentName }) => ({ value: opponentId, label: opponentName })),
    },
    {
      ...text('games.result', 'Result', {
        ...{ width: 86, missing, narrow: 'chip', filterBy: 'choice' },
        description: 'Won, lost or tied, once the game is over',
        value: (row) => resultsOf(row).join(', '),
        renderCell: renderEach(resultsOf, (result) => <Result result={result} />),
      }),
      choices: (row) => resultsOf(row).map((result) => ({ value: result, label: resultWords[result] })),
    },
    text('recordAfter', 'Record', {
      ...{ width: 92, missing, narrow: 'chip' },
      description: 'Wins, losses and ties of the regular season after the week, with games against the median',
      value: ({ recordAfter }) => recordAfter && recordText(recordAfter),
      sortBy: ({ recordAfter }) => recordAfter && recordAfter.wins - recordAfter.losses,
    }),
    number('place', 'Place', {
      ...{ width: 80, missing, narrow: 'chip', format: ordinal },
      description: 'Place of the Team Score among all teams of the week',
    }),
  ];
}
