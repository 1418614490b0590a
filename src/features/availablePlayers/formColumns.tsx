import type { AvailablePlayerRow } from '../../entities/tables';
import { number, text } from '../../grid/columnKinds';
import type { Cell, Column } from '../../grid/columnTypes';
import { Spoken } from '../../components/Spoken';
import { PlayerName } from '../../league/PlayerName';
import { points } from '../../lib/numbers';
import type { OwnPlayer } from './betterThan';
import { recentAverage, trendOf } from './form';

/** The player of the viewer's team whom each available player beats. */
export type Beaten = ReadonlyMap<AvailablePlayerRow, OwnPlayer>;

const trends: Record<'up' | 'down', { sign: string; word: string }> = {
  up: { sign: '▲', word: 'rising' },
  down: { sign: '▼', word: 'falling' },
};

/** An average with the sign of its trend; screen readers get a word. */
function recentCell({ row, formattedValue }: Cell<AvailablePlayerRow>) {
  const trend = trendOf(row.form);
  const { sign, word } = trend ? trends[trend] : { sign: '', word: undefined };
  return (
    <>
      {formattedValue}
      <span className="trend" aria-hidden data-sign={sign} />
      {word && <Spoken text={word} />}
    </>
  );
}

const missing = '–';
const better = { value: 'mine', label: 'Better than mine' };
const notBetter = { value: 'none', label: 'Not better' };

/**
 * The columns of players' points, and for who has a team the one of his players whom each beats.
 * @param ofSeason follows the headers where the points are not of the league's season
 */
export function formColumns(ofSeason: string, beaten: Beaten | undefined): Column<AvailablePlayerRow>[] {
  const figures = [
    number<AvailablePlayerRow>('form.points', `Points${ofSeason}`, {
      ...{ width: 124, missing, format: points },
      description: "The season's total by this league's scoring, of the weeks that the host tells of",
    }),
    number<AvailablePlayerRow>('form.last3', `Last 3${ofSeason}`, {
      ...{ width: 124, missing, digits: 2, renderCell: recentCell },
      // A phone has no space for the year.
      ...(!ofSeason && { narrow: 'chip', narrowLabel: 'Last 3' }),
      value: ({ form }) => recentAverage(form),
      description:
        "Points per game played in the league's last three weeks; a week without a game does not count. ▲ and ▼: more or less than in the whole season",
    }),
  ];
  if (!beaten) return figures;
  const name: Column<AvailablePlayerRow> = text('form.beats', 'Better Than Your', {
    ...{ width: 190, missing: '', narrow: 'chip', narrowLabel: 'Beats', filterBy: 'choice' },
    value: (row) => beaten.get(row)?.playerName,
    description:
      'The last of your players at the position, if this one is better: in Last 3 once the season has three weeks, before that in rank. Without players on reserve or taxi',
    renderCell: ({ row, formattedValue, tabIndex }) => (
      <span className="two-lines">
        <PlayerName id={beaten.get(row)?.playerId} name={formattedValue} tabIndex={tabIndex} />
      </span>
    ),
  });
  return [...figures, { ...name, choices: (row) => [beaten.has(row) ? better : notBetter] }];
}
