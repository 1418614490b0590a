import { positionCell } from '../../league/PositionBadge';
import type { PlayerScoreRow } from '../../entities/tables';
import type { Column } from '../../grid/columnTypes';
import { number, text } from '../../grid/columnKinds';
import { player } from '../../league/nameColumns';
import { slotNames } from '../../league/slotNames';
import { points } from '../../lib/numbers';
import type { SummaryRowDef } from '../../grid/summary';

/** The columns of a team's week. Position sorts by the line-up and shows the slot. */
export const playerColumns: Column<PlayerScoreRow>[] = [
  text('playerPosition', 'Position', {
    width: 136,
    sortBy: ({ index }) => index,
    narrow: 'chip',
    description: 'Sorts by the place in the line-up',
    renderCell: ({ row, value, formattedValue }) => (
      <span className="badge-and-slot">
        <span>{positionCell({ value, formattedValue })}</span>
        <span className={`muted slot--${row.slot}`}>{slotNames[row.slot]}</span>
      </span>
    ),
  }),
  player('playerName', 'Player Name', { flex: 1, width: 130 }),
  number('score', 'Score', { width: 86, narrow: 'figure', format: points, description: 'Points; N/A if the player didn’t play' }),
];

const ofSlot = (slot: PlayerScoreRow['slot']) => (row: PlayerScoreRow) => row.slot === slot;

/** The team's four scores of the week: sums over its players. */
export const playerSummary: SummaryRowDef<PlayerScoreRow>[] = [
  { label: 'Starters', of: 'sum', fields: ['score'], where: ofSlot('starter') },
  { label: 'Bench', of: 'sum', fields: ['score'], where: ofSlot('bench') },
  { label: 'Reserve', of: 'sum', fields: ['score'], where: ofSlot('reserve') },
  { label: 'Total', of: 'sum', fields: ['score'] },
];
