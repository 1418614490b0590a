import type { Schema } from '../../api/types';
import { check, number, text } from '../../grid/columnKinds';
import type { Column } from '../../grid/columnTypes';
import { costOrder, keeperCostText, signed } from '../../league/keeperCostText';
import { player } from '../../league/nameColumns';
import { positionCell } from '../../league/PositionBadge';
import type { RosterRow } from './useKeeperToggle';

/** A player of the table with his mark, which is missing after the draft and until the roster is loaded. */
export type DeskRow = Schema<'DeskPlayer'> & { key: string; mark: RosterRow | undefined };

/** The keeper checkboxes. */
type Marking = { enabled: boolean; onToggle: (row: DeskRow) => void };

/** Whether keepers cost prices, not rounds. */
export const isAuction = (players: readonly Schema<'DeskPlayer'>[]): boolean => players.some(({ cost }) => cost.price !== null);

/** The columns of what a team's players cost as keepers. @param marking undefined after the draft, when nobody is marked */
export function deskColumns(players: readonly Schema<'DeskPlayer'>[], marking: Marking | undefined): Column<DeskRow>[] {
  const hasYears = players.some(({ yearsLeft }) => yearsLeft !== null);
  return [
    player('playerName', 'Player', { width: 172 }),
    text('position', 'Position', { width: 96, narrow: 'chip', filterBy: 'choice', renderCell: positionCell }),
    ...(marking
      ? [
          check<DeskRow>('isKeeper', 'Keeper', {
            ...{ width: 84, narrow: 'control', narrowWidth: 72 },
            label: (row) => `Keeper: ${row.playerName}`,
            disabled: ({ mark }) => !marking.enabled || !mark,
            saving: ({ mark }) => mark?.saving === true,
            onChange: marking.onToggle,
          }),
        ]
      : []),
    text('cost', 'Cost', {
      ...{
        width: 176,
        narrow: 'chip',
        narrowLabel: 'Cost',
        description: 'What he costs as a keeper beside those who are marked',
      },
      value: ({ cost }) => keeperCostText(cost),
      sortBy: ({ cost }) => costOrder(cost),
    }),
    number('marketRound', 'Market', { width: 92, narrow: 'chip', description: 'Round of his average draft position' }),
    ...(isAuction(players)
      ? []
      : [
          number<DeskRow>('surplus', 'Surplus', {
            ...{ width: 96, narrow: 'figure', narrowWidth: 76, format: signed },
            description: 'Rounds by which the market is earlier than what he costs',
          }),
        ]),
    number('yearsKept', 'Kept', { width: 76, narrow: 'chip', description: 'Years in a row that he was kept until now' }),
    ...(hasYears
      ? [
          number<DeskRow>('yearsLeft', 'Left', {
            ...{ width: 76, narrow: 'chip', description: 'Years that he can still be kept' },
          }),
        ]
      : []),
    text('nextCost', 'Next Year', {
      ...{ width: 116, description: 'What he will cost a year later' },
      value: ({ nextCost }) => keeperCostText(nextCost),
      sortBy: ({ nextCost }) => costOrder(nextCost),
    }),
    text('refusal', 'Refused', { flex: 1, width: 180, wrap: true, missing: '', description: 'Why he may not be kept now' }),
    text('reasons', 'How It Came About', {
      ...{ flex: 2, width: 220, wrap: true, sortable: false, description: 'How the cost came about, the oldest first' },
      value: ({ reasons }) => reasons.join(' '),
    }),
  ];
}
