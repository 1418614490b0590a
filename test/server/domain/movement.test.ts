import { placesGained } from '../../../server/domain/movement';

const team = (id: string, wins: number, losses: number, pointsFor: number, draws = 0) => ({ id, wins, losses, draws, pointsFor });
const side = (teamId: string, opponentId: string | null, score: number | null) => ({
  teamId,
  teamName: teamId,
  opponentId,
  score,
});
const week = [side('a', 'b', 120), side('b', 'a', 80), side('c', 'd', 100), side('d', 'c', 90)];
const gained = (teams: ReturnType<typeof team>[], playsMedian = false) => [
  ...placesGained(teams, week, { weeks: 3, playsMedian }),
];

test('a team’s movement is the change of its place in the whole league in the last week', () => {
  // Before: b 2-0, d 1-1 with more points than a and c.
  const teams = [team('a', 2, 1, 310), team('b', 2, 1, 300), team('c', 1, 2, 250), team('d', 1, 2, 290)];
  expect(gained(teams)).toEqual([
    ['a', 2],
    ['b', -1],
    ['c', 0],
    ['d', -1],
  ]);
});

test('a game against the median counts, too', () => {
  // Before: a 1-3 and b 2-2; the week was two wins for a, two losses for b.
  const teams = [team('a', 3, 3, 300), team('b', 2, 4, 400), team('c', 6, 0, 500), team('d', 1, 5, 200)];
  expect(gained(teams, true)).toEqual([
    ['a', 1],
    ['b', -1],
    ['c', 0],
    ['d', 0],
  ]);
});

test('records of other weeks change nothing', () => {
  expect(gained([team('a', 2, 0, 310), team('b', 1, 1, 300), team('c', 1, 1, 250), team('d', 0, 2, 290)])).toEqual([]);
});
