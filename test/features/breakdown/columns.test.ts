import type { TeamBreakdownRow } from '../../../src/entities/tables';
import {
  type Average,
  type BreakdownKind,
  breakdownColumns,
  breakdownSummary,
  rankOf,
  shadeOf,
} from '../../../src/features/breakdown/columns';
import { cellText, sortValue } from '../../../src/grid/columnTypes';
import { sortRows } from '../../../src/grid/sorting';
import { summarise } from '../../../src/grid/summary';

const row: TeamBreakdownRow = {
  key: 'a',
  teamName: 'Harbour Lights',
  count: 7,
  avgAdp: 36,
  avgAge: 24.999,
  qbCount: 1,
  avgQbAdp: 12.345,
  avgQbAge: 30.1,
  rbCount: 2,
  avgRbAdp: 20.5,
  avgRbAge: 23,
  wrCount: 3,
  avgWrAdp: 100,
  avgWrAge: 22.25,
  teCount: 0,
  avgTeAdp: null,
  avgTeAge: null,
  positionSortOrder: 4,
};

const columnsOf = (kind: BreakdownKind, average: Average, rows?: TeamBreakdownRow[]) => breakdownColumns(kind, average, rows);
type Arg = Parameters<typeof columnsOf>;
const headers = (...arg: Arg) => columnsOf(...arg).map(({ headerName }) => headerName);
const cells = (...arg: Arg) => columnsOf(...arg).map((column) => cellText(column, row));
/** The fields whose cells are more than a text, besides the team's link. */
const shown = (...arg: Arg) =>
  columnsOf(...arg).flatMap(({ field, renderCell }) => (renderCell && field !== 'teamName' ? [field] : []));

const positions = (average: string) => ['QB', 'RB', 'WR', 'TE'].flatMap((name) => [name, `${name} ${average}`]);

test('the keeper breakdown has Team, Keepers count and the averages that are chosen', () => {
  expect(headers('keepers', 'adp')).toEqual(['Team', 'Keepers', 'Avg ADP', ...positions('Avg ADP')]);
  expect(headers('keepers', 'age')).toEqual(['Team', 'Keepers', 'Avg Age', ...positions('Avg Age')]);
});

test('the roster breakdown has Team, Players, ADP or Avg Age, and per-position count and average', () => {
  expect(headers('roster', 'adp')).toEqual(['Team', 'Players', 'ADP', ...positions('Avg ADP')]);
  expect(headers('roster', 'age')).toEqual(['Team', 'Players', 'Avg Age', ...positions('Avg Age')]);
});

test('averages are shown to 2 decimals, N/A where there is none; counts as they are', () => {
  expect(cells('keepers', 'adp')).toEqual('Harbour Lights|7|36.00|1|12.35|2|20.50|3|100.00|0|N/A'.split('|'));
  expect(cells('roster', 'age')).toEqual('Harbour Lights|7|25.00|1|30.10|2|23.00|3|22.25|0|N/A'.split('|'));
});

test('every column is sortable', () => {
  for (const column of columnsOf('keepers', 'age')) expect(column.sortable).not.toBe(false);
});

test('averages sort by their number, missing ones last in both directions', () => {
  const rows = [30.5, null, 4].map((avgAdp) => ({ ...row, avgAdp }));
  const column = columnsOf('keepers', 'adp').find(({ field }) => field === 'avgAdp')!;
  const order = (direction: 'asc' | 'desc') =>
    sortRows(rows, (each) => sortValue(column, each), direction).map(({ avgAdp }) => avgAdp);
  expect([order('asc'), order('desc')]).toEqual([
    [4, 30.5, null],
    [30.5, 4, null],
  ]);
});

test('only the overall Avg Age of the roster breakdown renders a custom cell', () => {
  expect(shown('roster', 'age')).toEqual(['avgAge']);
  expect([shown('roster', 'adp'), shown('keepers', 'adp'), shown('keepers', 'age')]).toEqual([[], [], []]);
});

test('a position’s averages are shaded within their column: the lowest darkest, missing ones and equal columns not at all', () => {
  const rows = [20, 30, null, 40].map((avgQbAge) => ({ ...row, avgQbAge }));
  expect([20, 30, 40].map(shadeOf(rows, 'avgQbAge'))).toEqual([1, 0.5, 0]);
  expect(shadeOf([row], 'avgQbAge')(25)).toBeUndefined();
  expect(shown('roster', 'adp', rows)).toEqual(['avgAdp', 'avgQbAdp', 'avgRbAdp', 'avgWrAdp', 'avgTeAdp']);
  expect(shown('keepers', 'adp', rows)).toEqual([]);
});

test('a shaded average has its rank in words for screen readers, its text stays the number', () => {
  const rows = [20, 30].map((avgQbAge) => ({ ...row, avgQbAge }));
  const column = columnsOf('roster', 'age', rows).find(({ field }) => field === 'avgQbAge')!;
  const cell = column.renderCell!({ row: rows[1]!, value: 30, formattedValue: '30.00', tabIndex: -1 } as never);
  expect(cell).toMatchObject({ props: { children: '30.00', 'data-rank': '2nd' } });
});

test('a roster’s overall average has its rank in the league, the lowest first, ties sharing one', () => {
  const rows = [26, 25, 26, 27].map((avgAge) => ({ ...row, avgAge }));
  expect([25, 26, 27].map(rankOf(rows, 'avgAge'))).toEqual([1, 2, 4]);
});

test('a group of defenders has its columns after TE where a team has some, and is averaged and shaded like a position', () => {
  const rows = [
    { ...row, dlCount: 0, avgDlAge: null, dbCount: 3, avgDbAge: 27.5 },
    { ...row, dlCount: 0, avgDlAge: null, dbCount: 0, avgDbAge: null },
  ];
  expect(headers('roster', 'age', rows).slice(-3)).toEqual(['TE Avg Age', 'DB', 'DB Avg Age']);
  expect(headers('keepers', 'adp', rows).slice(-3)).toEqual(['TE Avg ADP', 'DB', 'DB Avg ADP']);
  expect(headers('roster', 'age', [row])).toEqual(headers('roster', 'age'));
  expect(shown('roster', 'age', rows).at(-1)).toBe('avgDbAge');
  const [summary] = summarise(breakdownSummary, columnsOf('roster', 'age', rows), rows);
  expect([summary!.texts.get('dbCount'), summary!.texts.get('avgDbAge')]).toEqual(['1.50', '27.50']);
});
