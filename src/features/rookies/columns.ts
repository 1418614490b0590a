import { positionCell } from '../../components/PositionBadge';
import type { RookieRow } from '../../entities/rookies';
import type { Column } from '../../grid/columnTypes';
import { number, player, text } from '../../grid/columnKinds';
import { fortyYard, height, heightInInches } from '../../lib/numbers';

/** The columns of a year's rookies. */
export const rookieColumns: Column<RookieRow>[] = [
  player('name', 'Player Name', { flex: 1, width: 160, pinned: 'alone' }),
  text('position', 'Position', { width: 105, renderCell: positionCell }),
  number('weightLbs', 'Weight (Lbs)', { width: 100, description: 'Weight in pounds' }),
  number('height', 'Height', {
    width: 90,
    value: (row) => row.height && height(row.height),
    sortBy: (row) => heightInInches(row.height),
    description: 'Feet and inches',
  }),
  number('yardDash', '40 Yard', { width: 100, format: fortyYard, description: '40-yard dash in seconds' }),
  number('fantasyProsRank', 'FPros Pos Rank', { width: 108, description: "The rankings provider's rank within the position" }),
  number('draftBuzzRank', 'DraftBuzz Pos Rank', { width: 124, description: "The draft board's rank within the position" }),
];
