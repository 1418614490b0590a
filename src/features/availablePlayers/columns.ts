import { positionCell } from '../../league/PositionBadge';
import type { AvailablePlayerRow } from '../../entities/tables';
import type { Column } from '../../grid/columnTypes';
import { check, logo, number, rowNumber, text } from '../../grid/columnKinds';
import { player } from '../../league/nameColumns';
import { type Beaten, formColumns } from './formColumns';

/** Shown for a missing ADP and a missing age. A server may also send them as placeholders. */
const MISSING_ADP = 999;
const MISSING_AGE = 0;

/** The value, unless it is the placeholder of a missing one. */
const known = (value: number | null | undefined, placeholder: number) => (value === placeholder ? null : value);

const columns: Column<AvailablePlayerRow>[] = [
  rowNumber(),
  text('position', 'Position', {
    width: 140,
    sortBy: (row) => row.positionSortOrder,
    filterBy: 'choice',
    narrow: 'chip',
    renderCell: positionCell,
  }),
  player('name', 'Name', { flex: 1, width: 180 }),
  logo('nflTeam', 'NFL Team', { width: 120, narrow: 'chip', description: 'Logo of the NFL team' }),
  number('nflRank', 'Rank', { width: 120, narrow: 'figure', description: 'Overall rank before the season' }),
  number('fantasyProsInfo.avg', 'ADP', {
    width: 110,
    digits: 2,
    narrow: 'chip',
    value: (row) => known(row.fantasyProsInfo?.avg, MISSING_ADP),
    missing: String(MISSING_ADP),
    description: 'Average draft position; 999 when it is not known',
  }),
  number('fantasyProsInfo.age', 'Age', {
    width: 104,
    digits: 1,
    narrow: 'chip',
    value: (row) => known(row.fantasyProsInfo?.age, MISSING_AGE),
    missing: String(MISSING_AGE),
    description: '0 when it is not known',
  }),
  check('isRookie', 'Rookie', { width: 112, label: (row) => `Rookie: ${row.name}` }),
];

const columnsWithPools = [
  ...columns,
  text<AvailablePlayerRow>('availableIn', 'Available In', {
    width: 180,
    value: (row) => row.availableIn?.join(', '),
    description: 'The divisions or conferences that have a copy of the player left',
  }),
];

/** On a phone, whom a player beats stands in place of these. */
const replaced = ['fantasyProsInfo.avg', 'fantasyProsInfo.age'];
const withoutPlace = ({ narrow: _, ...column }: Column<AvailablePlayerRow>): Column<AvailablePlayerRow> => column;

/** What columns are about, beside the players: the league's season, and the viewer's player whom each beats, if he has a team. */
type Shown = { season: number | undefined; beaten: Beaten | undefined };

/**
 * The columns of the available players; a league with several pools of players has one for where a player is available, a league with points
 * has those of {@link formColumns}.
 */
export function columnsOf(rows: AvailablePlayerRow[] | undefined, { season, beaten }: Shown): Column<AvailablePlayerRow>[] {
  const always = rows?.some(({ availableIn }) => availableIn) ? columnsWithPools : columns;
  const form = rows?.find((row) => row.form)?.form;
  if (!form) return always;
  const ofSeason = season === undefined || form.season === season ? '' : ` ${form.season}`;
  const placed = beaten ? always.map((each) => (replaced.includes(each.field) ? withoutPlace(each) : each)) : always;
  return [...placed, ...formColumns(ofSeason, beaten)];
}
