import { positionCell } from '../../league/PositionBadge';
import type { Column } from '../../grid/columnTypes';
import { check, logo, number, text } from '../../grid/columnKinds';
import { player } from '../../league/nameColumns';
import type { SummaryRowDef } from '../../grid/summary';
import type { RosterRow } from './useKeeperToggle';
import type { Platform } from '../../platforms/platform';

/** Its column of keeper checkboxes. */
export type KeeperColumn = {
  /** Before the draft only. */
  shown: boolean;
  enabled: boolean;
  onToggle: (player: RosterRow) => void;
};

/** The figures share the width beside the name, so that the eye keeps the row. */
const shared = { flex: 1, width: 96 };

/** The columns of a team's players. */
export const playerColumns = (words: Platform['words'], { shown, enabled, onToggle }: KeeperColumn): Column<RosterRow>[] => [
  text('position', 'Position', {
    width: 116,
    narrow: 'chip',
    sortBy: (row) => row.positionSortOrder,
    renderCell: positionCell,
  }),
  player('playerName', 'Name', { width: 172 }),
  logo('nflTeam', words.nflTeam, { ...shared, narrow: 'chip', description: 'Logo of the NFL team' }),
  number('fantasyProsInfo.bye', words.bye, { ...shared, narrow: 'chip', description: 'Week without a game' }),
  ...(shown
    ? [
        check<RosterRow>('isKeeper', 'Keeper', {
          ...shared,
          ...{ narrow: 'control', narrowWidth: 72 },
          label: (row) => `Keeper: ${row.playerName}`,
          disabled: () => !enabled,
          saving: (row) => row.saving === true,
          onChange: onToggle,
        }),
      ]
    : []),
  number('nflRank', 'NFL Rank', { ...shared, narrow: 'figure', narrowWidth: 76, description: 'Overall rank before the season' }),
  number('fantasyProsInfo.avg', 'ADP', {
    ...shared,
    digits: 2,
    narrow: 'chip',
    narrowWidth: 76,
    description: 'Average draft position',
  }),
];

/** The averages of rank and ADP over the players that have them. */
export const playerSummary: SummaryRowDef<RosterRow>[] = [
  { label: 'Average', of: 'average', fields: ['nflRank', 'fantasyProsInfo.avg'] },
];
