import { isMissing, sortRows } from '../../src/grid/sorting';

const sorted = (values: unknown[], direction: 'asc' | 'desc') => sortRows(values, (value) => value, direction);

test('numbers sort by size, missing values last in both directions', () => {
  const values = [10, null, 9, undefined, 100, Number.NaN, -1];
  expect(sorted(values, 'asc')).toEqual([-1, 9, 10, 100, null, undefined, Number.NaN]);
  expect(sorted(values, 'desc')).toEqual([100, 10, 9, -1, null, undefined, Number.NaN]);
});

test('text sorts without regard to case and accents, by the numbers in it, missing values last in both directions', () => {
  const values = ['week 10', '', 'Week 9', 'Álvaro', 'amon', null];
  expect(sorted(values, 'asc')).toEqual(['Álvaro', 'amon', 'Week 9', 'week 10', '', null]);
  expect(sorted(values, 'desc')).toEqual(['week 10', 'Week 9', 'amon', 'Álvaro', '', null]);
});

test('rows of equal value keep their order in both directions, and the input is not changed', () => {
  const rows = [
    { id: 1, points: 5 },
    { id: 2, points: 7 },
    { id: 3, points: 5 },
  ];
  const ids = (direction: 'asc' | 'desc') => sortRows(rows, (row) => row.points, direction).map(({ id }) => id);
  expect(ids('asc')).toEqual([1, 3, 2]);
  expect(ids('desc')).toEqual([2, 1, 3]);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('zero and false are values, an empty list is missing', () => {
  expect([0, false, [], ['a']].map(isMissing)).toEqual([false, false, true, false]);
});
