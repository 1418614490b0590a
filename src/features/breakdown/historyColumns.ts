import type { KeptPlayerRow } from '../../entities/generated/keeperDeskTables.gen';
import { number, text } from '../../grid/columnKinds';
import type { Column } from '../../grid/columnTypes';
import { costOrder, keeperCostText } from '../../league/keeperCostText';
import { player } from '../../league/nameColumns';
import { positionCell } from '../../league/PositionBadge';

type Kept = KeptPlayerRow['seasons'][number];

/** `9.04 Amber Otters`, or the team alone where the cost is not known. */
const keptText = ({ cost, teamName }: Kept): string => [keeperCostText(cost), teamName].filter(Boolean).join(' ');

/** Every season in which a player was kept, newest first. */
const seasonsOf = (players: readonly KeptPlayerRow[]): number[] =>
  [...new Set(players.flatMap(({ seasons }) => seasons.map(({ season }) => season)))].sort((a, b) => b - a);

/** A column per season with the player's cost and team. */
export const historyColumns = (players: readonly KeptPlayerRow[]): Column<KeptPlayerRow>[] => [
  player('playerName', 'Player', { flex: 1, width: 170 }),
  text('position', 'Position', { width: 116, narrow: 'chip', filterBy: 'choice', renderCell: positionCell }),
  number('seasons', 'Years', {
    ...{ width: 104, narrow: 'figure', description: 'Drafts for which he was kept, also those for which he is marked' },
    value: ({ seasons: kept }) => new Set(kept.map(({ season }) => season)).size,
  }),
  ...seasonsOf(players).map((year) => {
    const ofYear = ({ seasons: kept }: KeptPlayerRow) => kept.filter(({ season }) => season === year);
    return text<KeptPlayerRow>(`seasons.${year}`, String(year), {
      ...{ width: 190, wrap: true, missing: '–', narrow: 'chip', narrowLabel: String(year) },
      value: (row) => ofYear(row).map(keptText).join(', '),
      sortBy: (row) => ofYear(row).map(({ cost }) => costOrder(cost))[0],
    });
  }),
];
