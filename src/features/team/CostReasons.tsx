import { type StaticColumn, StaticTable } from '../../components/StaticTable';
import { keeperCostText } from '../../league/keeperCostText';
import { PlayerName } from '../../league/PlayerName';
import { NOT_AVAILABLE } from '../../lib/numbers';
import type { DeskRow } from './deskColumns';

const columns: StaticColumn<DeskRow>[] = [
  {
    key: 'player',
    header: 'Player',
    rowHeader: true,
    narrow: 'title',
    cell: ({ playerId, playerName }) => <PlayerName id={playerId} name={playerName} />,
  },
  {
    key: 'cost',
    header: 'Cost',
    className: 'nowrap',
    narrow: 'figure',
    cell: ({ cost }) => keeperCostText(cost) ?? NOT_AVAILABLE,
  },
  {
    key: 'reasons',
    header: 'How it came about',
    className: 'wide-cell',
    narrow: 'line',
    cell: ({ reasons, refusal }) => [...reasons, ...(refusal === null ? [] : [`Refused: ${refusal}`])].join(' '),
  },
];

/** How each player's cost came about and why he may not be kept, in full: a row of the grid has no space for long ones. */
export const CostReasons = ({ rows }: { rows: DeskRow[] }) => (
  <details className="card">
    <summary className="card__body">How the costs came about</summary>
    <StaticTable label="How the costs came about" columns={columns} rows={rows} rowKey={({ key }) => key} hasLinks />
  </details>
);
