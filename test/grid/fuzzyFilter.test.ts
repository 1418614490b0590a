import { fuzzyFilter } from '../../src/grid/fuzzyFilter';

interface Player {
  name: string;
  team: string;
}
const player = (name: string, team = 'KC'): Player => ({ name, team });
const byName = (text: string) => ({ text, textOf: (row: Player) => row.name });
const byTeam = (text: string) => ({ text, textOf: (row: Player) => row.team });
const names = (rows: readonly Player[]) => rows.map(({ name }) => name);

test('fuzzy text ranking puts the best match first', () => {
  const rows = ['Malik Pen', 'Xavier Allen', 'Callen', 'Keenan Lyons', 'Allen Lazard', 'allen'].map((name) => player(name));
  expect(names(fuzzyFilter(rows, [byName('allen')]))).toEqual(['allen', 'Allen Lazard', 'Xavier Allen', 'Callen']);
});

test('letters in order match, and accents are ignored', () => {
  const rows = ['Patrick Mahomes', 'José Ramírez'].map((name) => player(name));
  expect(names(fuzzyFilter(rows, [byName('pmhms')]))).toEqual(['Patrick Mahomes']);
  expect(names(fuzzyFilter(rows, [byName('jose')]))).toEqual(['José Ramírez']);
});

test('equal matches keep the order in which they came', () => {
  const rows = ['Josh Zed', 'Josh Moore', 'Josh Allen'].map((name) => player(name));
  expect(names(fuzzyFilter(rows, [byName('josh')]))).toEqual(['Josh Zed', 'Josh Moore', 'Josh Allen']);
});

test('several columns filter at once; the last filter ranks and the one before it breaks ties', () => {
  const rows = [player('Bojosh', 'BUF'), player('Josh', 'BUF'), player('Josh', 'NYJ'), player('Josh B', 'BUFFALO')];
  expect(fuzzyFilter(rows, [byName('josh'), byTeam('buf')])).toEqual([rows[1], rows[0], rows[3]]);
});

test('without a filter all rows match; no match is an empty list', () => {
  const rows = [player('Josh')];
  expect(fuzzyFilter(rows, [])).toBe(rows);
  expect(fuzzyFilter(rows, [byName('xyz')])).toEqual([]);
});

test.each(['(', '[a', '\\', '.*', '+1', '   ', '<b>', '😀', 'x'.repeat(60)])('a filter accepts any typed value: %j', (text) => {
  const rows = [`a${text}b`, 'zzz'];
  expect(fuzzyFilter(rows, [{ text, textOf: (row) => row }])).toContain(rows[0]);
});
