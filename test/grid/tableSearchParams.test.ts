import { ALL_ROWS, readTableQuery, writeTableQuery } from '../../src/grid/tableSearchParams';

const read = (query: string) => readTableQuery(new URLSearchParams(query));
const nothing = { sort: undefined, search: '', filters: [], page: 1, pageSize: 20 };

test('a URL has sort, search, filters in order, page and page size', () => {
  expect(read('sort=-fantasyProsInfo.avg&search=josh+allen&filter.position=QB&filter.name=jo&page=3&show=50')).toEqual({
    sort: { field: 'fantasyProsInfo.avg', direction: 'desc' },
    search: 'josh allen',
    filters: [
      { field: 'position', text: 'QB' },
      { field: 'name', text: 'jo' },
    ],
    page: 3,
    pageSize: 50,
  });
  expect(read('sort=name&show=all')).toEqual({ ...nothing, sort: { field: 'name', direction: 'asc' }, pageSize: ALL_ROWS });
});

test.each(['', 'sort=', 'sort=-', 'page=0', 'page=-2', 'page=1e9', 'page=two', 'show=7', 'show=-1', 'filter.name=', 'search=+'])(
  'an invalid view is ignored: %j',
  (query) => expect(read(query)).toEqual(nothing),
);

test('a written view is read again; other parameters stay; defaults are omitted', () => {
  const choice = { ...nothing, sort: { field: 'adp', direction: 'desc' as const }, filters: [{ field: 'name', text: 'ä & +=' }] };
  const written = writeTableQuery(new URLSearchParams('position=QB&page=9&sort=bogus&show=7'), { ...choice, page: 2 });
  expect([...written.keys()]).toEqual(['position', 'sort', 'filter.name', 'page']);
  expect(readTableQuery(new URLSearchParams(written.toString()))).toEqual({ ...choice, page: 2 });
  expect(writeTableQuery(new URLSearchParams('view=final&sort=adp'), nothing).toString()).toBe('view=final');
});
