import { readYearView } from '../../../src/features/history/yearView';

const read = (search: string) => readYearView(new URLSearchParams(search));

test('the URL names the view and its year', () => {
  expect(read('view=regular&year=2024')).toEqual({ view: 'regular', year: 2024 });
  expect(read('year=2019&view=final')).toEqual({ view: 'final', year: 2019 });
});

test.each([
  '',
  'view=regular',
  'year=2024',
  'view=other&year=2024',
  'view=final&year=24',
  'view=final&year=20x4',
  'view=toString&year=2024',
])('a URL that names no view is the list: %j', (search) => expect(read(search)).toBeNull());
