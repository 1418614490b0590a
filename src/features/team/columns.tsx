import type { Column } from '../../grid/column';
import { check, logo, number, text } from '../../grid/columns';
import type { PlayerRow } from '../../entities/players';

type KeeperColumn = {
  /** Before the draft only. */
  shown: boolean;
  enabled: boolean;
  onToggle: (player: PlayerRow) => void;
};

/** The columns of a team's players. */
export const playerColumns = ({ shown, enabled, onToggle }: KeeperColumn): Column<PlayerRow>[] => [
  text('position', 'Position', { width: 120, sortBy: (row) => row.positionSortOrder }),
  text('playerName', 'Name', { flex: 2, width: 180 }),
  logo('nflTeam', 'NFL Team', { width: 110 }),
  number('fantasyProsInfo.bye', 'Bye Week', { width: 110, description: 'Week without a game' }),
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
