import { narrowPlaces } from '../../src/grid/narrow';
import type { Column } from '../../src/grid/columnTypes';

type Placed = Pick<Column<never>, 'field' | 'align' | 'narrow'>;

const columns: Placed[] = [
  { field: 'number', align: 'right' },
  { field: 'position', narrow: 'chip' },
  { field: 'name', narrow: 'title' },
  { field: 'keeper', narrow: 'control' },
  { field: 'rank', align: 'right', narrow: 'figure' },
  { field: 'adp', align: 'right', narrow: 'chip' },
  { field: 'isRookie' },
];
const declared = { position: 'chip', name: 'title', keeper: 'control', rank: 'figure', adp: 'chip' };

test.each([
  ['without a sort, and by a field without a column, columns are where they are declared', [undefined, 'index'], {}],
  ['a sort by what each row shows already changes nothing', ['name', 'position', 'keeper', 'rank'], {}],
  ['a sorted number is the figure, and what was it is a chip', ['adp'], { rank: 'chip', adp: 'figure' }],
  ['so is a sorted column that narrow rows do not show otherwise', ['isRookie'], { rank: 'chip', isRookie: 'figure' }],
] as const)('%s', (_name, sorts, changed) => {
  for (const sortedBy of sorts) expect(Object.fromEntries(narrowPlaces(columns, sortedBy))).toEqual({ ...declared, ...changed });
});

test('a table without a title has no narrow rows', () => {
  expect(narrowPlaces([{ field: 'week', narrow: 'chip' }], 'week').size).toBe(0);
});
