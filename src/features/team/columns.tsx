import { positionCell } from '../../components/PositionBadge';
import type { Column } from '../../grid/column';
import { check, logo, number, text } from '../../grid/columns';
import type { FooterRow } from '../../grid/footer';
import type { PlayerRow } from '../../entities/players';
import type { Provider } from '../../providers/provider';

type KeeperColumn = {
  /** Before the draft only. */
  shown: boolean;
  enabled: boolean;
  onToggle: (player: PlayerRow) => void;
};

/** The columns of a team's players. */
export const playerColumns = (words: Provider['words'], { shown, enabled, onToggle }: KeeperColumn): Column<PlayerRow>[] => [
  text('position', 'Position', { width: 120, sortBy: (row) => row.positionSortOrder, renderCell: positionCell }),
  text('playerName', 'Name', { flex: 2, width: 180 }),
  logo('nflTeam', words.nflTeam, { width: 110, description: 'Logo of the NFL team' }),
  number('fantasyProsInfo.bye', words.bye, { width: 110, description: 'Week without a game' }),
  ...(shown
    ? [
        check<PlayerRow>('isKeeper', 'Keeper', {
          width: 100,
          label: (row) => `Keeper: ${row.playerName}`,
          disabled: () => !enabled,
          onChange: onToggle,
        }),
      ]
    : []),
  number('nflRank', 'NFL Rank', { width: 110, description: 'Overall rank before the season' }),
  number('fantasyProsInfo.avg', 'ADP', { width: 100, digits: 2, description: 'Average draft position' }),
];

/** Averages of the players that have a rank and an ADP. */
export const playerFooter: FooterRow<PlayerRow>[] = [
  { label: 'Average', of: 'average', fields: ['nflRank', 'fantasyProsInfo.avg'] },
];
