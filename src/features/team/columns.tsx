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

/** The columns of a team's players. */
export const playerColumns = (words: Platform['words'], { shown, enabled, onToggle }: KeeperColumn): Column<RosterRow>[] => [
  text('position', 'Position', { width: 120, sortBy: (row) => row.positionSortOrder, renderCell: positionCell }),
  player('playerName', 'Name', { flex: 2, width: 150, pinned: 'alone' }),
  logo('nflTeam', words.nflTeam, { width: 110, description: 'Logo of the NFL team' }),
  number('fantasyProsInfo.bye', words.bye, { width: 110, description: 'Week without a game' }),
  ...(shown
    ? [
        check<RosterRow>('isKeeper', 'Keeper', {
          width: 100,
          label: (row) => `Keeper: ${row.playerName}`,
          disabled: () => !enabled,
          saving: (row) => row.saving === true,
          onChange: onToggle,
        }),
      ]
    : []),
  number('nflRank', 'NFL Rank', { width: 110, description: 'Overall rank before the season' }),
  number('fantasyProsInfo.avg', 'ADP', { width: 100, digits: 2, description: 'Average draft position' }),
];

/** The averages of rank and ADP over the players that have them. */
export const playerSummary: SummaryRowDef<RosterRow>[] = [
  { label: 'Average', of: 'average', fields: ['nflRank', 'fantasyProsInfo.avg'] },
];
