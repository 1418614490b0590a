import { positionCell } from '../../components/PositionBadge';
import type { Column } from '../../grid/columnTypes';
import { check, logo, number, player, text } from '../../grid/columnKinds';
import type { SummaryRowDef } from '../../grid/summary';
import type { RosterRow } from './useKeeperToggle';
import type { Platform } from '../../platforms/platform';

type KeeperColumn = {
  /** Before the draft only. */
  shown: boolean;
  enabled: boolean;
  onToggle: (player: RosterRow) => void;
};

/** The figures share the width beside the name, so that the eye keeps the row. */
const shared = { flex: 1, width: 96 };

/** The columns of a team's players. */
export const playerColumns = (words: Platform['words'], { shown, enabled, onToggle }: KeeperColumn): Column<RosterRow>[] => [
  text('position', 'Position', { width: 116, sortBy: (row) => row.positionSortOrder, renderCell: positionCell }),
  player('playerName', 'Name', { width: 172, pinned: 'alone' }),
  logo('nflTeam', words.nflTeam, { ...shared, description: 'Logo of the NFL team' }),
  number('fantasyProsInfo.bye', words.bye, { ...shared, description: 'Week without a game' }),
  ...(shown
    ? [
        check<RosterRow>('isKeeper', 'Keeper', {
          ...shared,
          label: (row) => `Keeper: ${row.playerName}`,
          disabled: () => !enabled,
          saving: (row) => row.saving === true,
          onChange: onToggle,
        }),
      ]
    : []),
  number('nflRank', 'NFL Rank', { ...shared, description: 'Overall rank before the season' }),
  number('fantasyProsInfo.avg', 'ADP', { ...shared, digits: 2, description: 'Average draft position' }),
];

/** The averages of rank and ADP over the players that have them. */
export const playerSummary: SummaryRowDef<RosterRow>[] = [
  { label: 'Average', of: 'average', fields: ['nflRank', 'fantasyProsInfo.avg'] },
];
