import { matchText } from '../../../server/domain/matchText';

interface Player {
  name: string;
  team: string;
}
const player = (name: string, team = 'KC'): Player => ({ name, team });
const byName = (rows: readonly Player[], text: string) => matchText(rows, text, ({ name }) => ({ names: [name] }));
const byTeam = (rows: readonly Player[], text: string) => matchText(rows, text, ({ team }) => ({ names: [team] }));
const names = (rows: readonly Player[]) => rows.map(({ name }) => name);

test('fuzzy text ranking puts the best match first', () => {
  const rows = ['Malik Pen', 'Xavier Allen', 'Callen', 'Keenan Lyons', 'Allen Lazard', 'allen'].map((name) => player(name));
  expect(names(byName(rows, 'allen'))).toEqual(['allen', 'Allen Lazard', 'Xavier Allen', 'Callen']);
});

test('letters in order match, and accents are ignored', () => {
  const rows = ['Patrick Mahomes', 'José Ramírez'].map((name) => player(name));
  expect(names(byName(rows, 'pmhms'))).toEqual(['Patrick Mahomes']);
  expect(names(byName(rows, 'jose'))).toEqual(['José Ramírez']);
});

test('equal matches keep the order in which they came', () => {
  const rows = ['Josh Zed', 'Josh Moore', 'Josh Allen'].map((name) => player(name));
  expect(names(byName(rows, 'josh'))).toEqual(['Josh Zed', 'Josh Moore', 'Josh Allen']);
});

test('of two texts the last one ranks, and the one before it breaks ties', () => {
  const rows = [player('Bojosh', 'BUF'), player('Josh', 'BUF'), player('Josh', 'NYJ'), player('Josh B', 'BUFFALO')];
  expect(byTeam(byName(rows, 'josh'), 'buf')).toEqual([rows[1], rows[0], rows[3]]);
});

test('no match is an empty list', () => {
  expect(byName([player('Josh')], 'xyz')).toEqual([]);
});

test.each(['(', '[a', '\\', '.*', '+1', '   ', '<b>', '😀', 'x'.repeat(60)])('any typed text is accepted: %j', (text) => {
  const rows = [`a${text}b`, 'zzz'];
  expect(matchText(rows, text, (row) => ({ names: [row] }))).toContain(rows[0]);
});
