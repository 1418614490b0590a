import { placesGained } from '../../../server/domain/movement';
import type { Rules } from '../../../server/domain/rules';

const team = (id: string, wins: number, losses: number, pointsFor: number, draws = 0, victoryPoints: number | null = null) => ({
  ...{ id, wins, losses, draws, pointsFor, victoryPoints },
});
type Team = ReturnType<typeof team>;
const side = (teamId: string, opponentId: string | null, score: number | null) => ({
  teamId,
  teamName: teamId,
  opponentId,
  score,
});
const week = [side('a', 'b', 120), side('b', 'a', 80), side('c', 'd', 100), side('d', 'c', 90)];
/** @param teams in the host's order */
const gained = (teams: Team[], playsMedian = false, victoryPoints: Rules['victoryPoints'] = null) => {
  const inOrder = teams.map((each, i) => ({ ...each, position: i + 1 }));
  return [...placesGained(inOrder, week, { weeks: 3, playsMedian, victoryPoints })].sort();
};

test('a team’s movement is the change of its place in the whole league in the last week', () => {
  // Before: b 2-0, d 1-1 with more points than a and c.
  const teams = [team('a', 2, 1, 310), team('b', 2, 1, 300), team('d', 1, 2, 290), team('c', 1, 2, 250)];
  expect(gained(teams)).toEqual([
    ['a', 2],
    ['b', -1],
    ['c', 0],
    ['d', -1],
  ]);
});

test('a game against the median counts, too', () => {
  // Before: a 1-3 and b 2-2; the week was two wins for a, two losses for b.
  const teams = [team('c', 6, 0, 500), team('a', 3, 3, 300), team('b', 2, 4, 400), team('d', 1, 5, 200)];
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

test('a team that was idle once moves by wins, not by its share of games won', () => {
  // Before: c 1-0-1 with the most points, b and d 1-1, a 1-1 after a week without a game. By share of games won a would still be behind c.
  const teams = [team('a', 2, 1, 310), team('c', 1, 0, 290, 1), team('b', 1, 2, 280), team('d', 1, 2, 270)];
  const idleWeek = [side('a', 'b', 120), side('b', 'a', 80), side('c', null, 0), side('d', null, 90)];
  const inOrder = teams.map((each, i) => ({ ...each, position: i + 1 }));
  expect([...placesGained(inOrder, idleWeek, { weeks: 3, playsMedian: false })].sort()).toEqual([
    ['a', 2],
    ['b', -1],
    ['c', -1],
    ['d', 0],
  ]);
});

test('victory points order the week before, too; another order of the host is not guessed', () => {
  // Before: b 4, a 3, d 2 and 1-1, c 2 and 0-2; the week gave 2 for a win and 1 for a score of the upper half.
  const rules = { win: 2, tie: 1, loss: 0, byScore: [1, 0] };
  const teams = [team('a', 2, 1, 310, 0, 6), team('c', 1, 2, 280, 0, 5), team('b', 2, 1, 300, 0, 4), team('d', 1, 2, 240, 0, 2)];
  expect(gained(teams, false, rules)).toEqual([
    ['a', 1],
    ['b', -2],
    ['c', 2],
    ['d', -1],
  ]);
  expect(gained(teams.toReversed(), false, rules)).toEqual([]);
});
