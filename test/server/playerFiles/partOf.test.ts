import { isRankedByPosition, partOf } from '../../../server/playerFiles/partOf';

/** A list of positions: `3 WR` is three of them. */
const many = (...parts: string[]) =>
  parts.flatMap((part) => {
    const [count, position] = part.split(' ') as [string, string];
    return Array.from({ length: Number(count) }, () => position);
  });

test.each([
  [many('30 RB'), 'RB'],
  [many('1 K'), 'K'],
  [many('32 DEF'), 'DEF'],
  [many('59 WR', '1 CB'), 'WR'],
  [many('20 LB', '20 CB', '10 DE', '10 S'), 'individual defenders'],
  [many('30 RB', '40 WR', '12 TE'), 'WR, RB and TE'],
  [many('20 QB', '25 RB'), 'RB and QB'],
  [many('20 QB', '40 RB', '50 WR', '20 TE'), null],
  [many('1 QB', '20 RB', '20 WR'), null],
  [many('9 RB', '18 WR', '3 TE'), null],
  [many('2 RB', '2 WR'), null],
  [[], null],
])('a ranking of %j is one of %s', (positions, part) => {
  expect(partOf(positions)).toBe(part);
});

test('a short ranking with the name of a flex ranking is one, unless it has other positions', () => {
  const name = 'FantasyPros_2026_Draft_FLX_Rankings.csv';
  expect(partOf(many('3 RB', '2 WR'), name)).toBe('RB and WR');
  expect(partOf(many('3 RB', '2 WR', '2 QB'), name)).toBeNull();
});

test('ranks that each position has are no ranks of all players', () => {
  expect(isRankedByPosition([1, 2, 3, 1, 2, 3, 4])).toBe(true);
  expect(isRankedByPosition([1, 2, 2, 4, 5, 6])).toBe(false);
});
