import type { Schema } from '../../api/types';
import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { TeamName } from '../../league/TeamName';
import { recordText, resultWords } from '../../league/records';
import { points } from '../../lib/numbers';

type Side = Schema<'MatchupSide'>;
type Figure = { label: string; of: (side: Side) => string };

const unknown = '–';
const pointsOf = (score: number | null) => (score === null ? unknown : points(score));

/** The figures that at least one side has. */
function figuresOf(sides: readonly Side[]): Figure[] {
  const has = (is: (side: Side) => boolean, figure: Figure) => (sides.some(is) ? [figure] : []);
  return [
    { label: 'Score', of: ({ score }) => pointsOf(score) },
    ...has(({ result }) => result !== null, { label: 'Result', of: ({ result }) => (result ? resultWords[result] : unknown) }),
    ...has(({ withoutPoints }) => withoutPoints !== undefined, {
      label: 'Starters without points yet',
      of: ({ withoutPoints }) => String(withoutPoints ?? unknown),
    }),
    ...has(({ bestScore }) => bestScore !== null, { label: 'Best possible', of: ({ bestScore }) => pointsOf(bestScore) }),
    ...has(({ pointsLeft }) => pointsLeft !== null, {
      label: 'Left on the bench',
      of: ({ pointsLeft }) => pointsOf(pointsLeft),
    }),
    { label: 'Record before', of: ({ recordBefore }) => recordText(recordBefore) },
    ...has(({ recordAfter }) => recordAfter !== null, {
      label: 'Record after',
      of: ({ recordAfter }) => (recordAfter ? recordText(recordAfter) : unknown),
    }),
  ];
}

type Props = { team: Side; opponent: Side | null };

/** Score, result, best possible score and records of both sides. */
export function Figures({ team, opponent }: Props) {
  const columnOf = (side: Side, align: 'left' | 'right'): StaticColumn<Figure> => ({
    key: side.teamId,
    header: <TeamName id={side.teamId} name={side.teamName} />,
    align,
    cell: ({ of }) => of(side),
  });
  const label: StaticColumn<Figure> = {
    key: 'label',
    header: <span className="visually-hidden">Figure</span>,
    align: 'center',
    width: '38%',
    className: 'pinned',
    rowHeader: true,
    cell: (figure) => figure.label,
  };
  return (
    <StaticTable
      card
      fixed
      minWidth={280}
      hasLinks
      className="figures"
      label="Figures"
      columns={[columnOf(team, 'left'), label, ...(opponent ? [columnOf(opponent, 'right')] : [])]}
      rows={figuresOf(opponent ? [team, opponent] : [team])}
      rowKey={(figure) => figure.label}
    />
  );
}
