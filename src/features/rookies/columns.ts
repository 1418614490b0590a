import { positionCell } from '../../league/PositionBadge';
import type { RookieRow } from '../../entities/generated/rookiesTables.gen';
import type { Column } from '../../grid/columnTypes';
import { number, text } from '../../grid/columnKinds';
import { player } from '../../league/nameColumns';
import { fortyYard, height, heightInInches } from '../../lib/numbers';

/** The columns of a year's rookies. */
export const rookieColumns: Column<RookieRow>[] = [
  player('name', 'Player Name', { flex: 1, width: 160 }),
  text('position', 'Position', { width: 105, narrow: 'chip', renderCell: positionCell }),
  number('weightLbs', 'Weight (Lbs)', { width: 100, narrow: 'chip', narrowLabel: 'Lbs', description: 'Weight in pounds' }),
  number('height', 'Height', {
    width: 90,
    narrow: 'chip',
    narrowLabel: '',
    value: (row) => row.height && height(row.height),
    sortBy: (row) => heightInInches(row.height),
    description: 'Feet and inches',
  }),
  number('yardDash', '40 Yard', { width: 100, narrow: 'chip', format: fortyYard, description: '40-yard dash in seconds' }),
  number('fantasyProsRank', 'FPros Pos Rank', {
    width: 108,
    narrow: 'figure',
    description: "The rankings provider's rank within the position",
  }),
  number('draftBuzzRank', 'DraftBuzz Pos Rank', { width: 124, description: "The draft board's rank within the position" }),
];
