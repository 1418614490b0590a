import { positionCell } from '../../components/PositionBadge';
import type { FreeAgentRow } from '../../entities/leagueLists';
import type { Column } from '../../grid/column';
import { check, counter, logo, number, text } from '../../grid/columns';
import { decimals } from '../../lib/numbers';

/** What stands for an average draft position and an age that the rankings provider does not know. */
const MISSING_ADP = 999;
const MISSING_AGE = 0;

/** A number with so many decimals, but the one that stands for a missing value as it is. */
const unless = (missing: number, digits: number) => (value: number) =>
  value === missing ? String(value) : decimals(value, digits);

/** The columns of the players that no team has. */
export const availablePlayerColumns: Column<FreeAgentRow>[] = [
  counter(),
  text('position', 'Position', { width: 130, sortBy: (row) => row.positionSortOrder, renderCell: positionCell }),
  text('name', 'Name', { flex: 1, width: 180 }),
  logo('nflTeam', 'NFL Team', { width: 150, description: 'Logo of the NFL team' }),
  number('nflRank', 'Rank', { width: 110, description: 'Overall rank before the season' }),
  number('fantasyProsInfo.avg', 'ADP', {
    width: 110,
    value: (row) => row.fantasyProsInfo?.avg ?? MISSING_ADP,
    format: unless(MISSING_ADP, 2),
    description: 'Average draft position; 999 when it is not known',
  }),
  number('fantasyProsInfo.age', 'Age', {
    width: 110,
    value: (row) => row.fantasyProsInfo?.age ?? MISSING_AGE,
    format: unless(MISSING_AGE, 1),
    description: '0 when it is not known',
  }),
  check('isRookie', 'Rookie', { width: 120, label: (row) => `Rookie: ${row.name}` }),
];
