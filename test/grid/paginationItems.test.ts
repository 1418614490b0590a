import { paginationItems } from '../../src/grid/paginationItems';

const shown = (page: number, count: number) =>
  paginationItems(page, count)
    .map((item) => (item === 'gap' ? '…' : item))
    .join(' ');

test.each([
  [10, 250, '1 2 … 8 9 10 11 12 … 249 250'],
  [1, 250, '1 2 3 4 5 … 249 250'],
  [3, 250, '1 2 3 4 5 … 249 250'],
  [4, 250, '1 2 3 4 5 6 … 249 250'],
  [6, 250, '1 2 3 4 5 6 7 8 … 249 250'],
  [7, 250, '1 2 … 5 6 7 8 9 … 249 250'],
  [244, 250, '1 2 … 242 243 244 245 246 … 249 250'],
  [245, 250, '1 2 … 243 244 245 246 247 248 249 250'],
  [250, 250, '1 2 … 246 247 248 249 250'],
  [1, 1, '1'],
  [2, 2, '1 2'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [1, 8, '1 2 3 4 5 6 7 8'],
  [1, 9, '1 2 3 4 5 … 8 9'],
  [5, 12, '1 2 3 4 5 6 7 … 11 12'],
])('page %i of %i: 2 margin pages and 5 pages in its range', (page, count, expected) => {
  expect(shown(page, count)).toBe(expected);
});

test('every page of every count is in its own pager, in order and once', () => {
  for (let count = 1; count <= 40; count++) {
    for (let page = 1; page <= count; page++) {
      const numbers = paginationItems(page, count).filter((item) => item !== 'gap');
      expect(numbers).toContain(page);
      expect(numbers).toContain(count);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }
  }
});
