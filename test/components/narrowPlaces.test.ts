import { withPlaces } from '../../src/components/narrowPlaces';
import type { StaticColumn } from '../../src/components/StaticTable';

const column = (header: string, more: Partial<StaticColumn<object>> = {}): StaticColumn<object> => ({
  ...{ key: header, header, cell: () => header },
  ...more,
});
const list = [column('When'), column('Event', { rowHeader: true }), column('By'), column('Detail')];
const placesOf = (columns: StaticColumn<object>[]) => withPlaces(columns).map(({ narrow, narrowLabel }) => [narrow, narrowLabel]);

test('a list that declares no places has lines with the headers as labels below its rows’ header', () => {
  expect(placesOf(list)).toEqual([
    ['line', 'When'],
    ['title', undefined],
    ['line', 'By'],
    ['line', 'Detail'],
  ]);
});

test.each([
  ['a table of few columns', list.slice(0, 3)],
  ['one without headers of rows', [column('When'), column('Event'), column('By'), column('Detail')]],
  ['one with headers that are no texts', [...list, column('Team', { header: null })]],
  ['one that declares its places', [...list, column('Team', { narrow: 'chip' })]],
])('%s stays as it is', (_name, columns) => {
  expect(withPlaces(columns)).toBe(columns);
});
