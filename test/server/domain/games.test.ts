import { gamesOf, medianOf, type TeamWeek } from '../../../server/domain/games';

const side = (teamId: string, opponentId: string | null, score: number | null): TeamWeek => ({
  teamId,
  teamName: `Team ${teamId}`,
  opponentId,
  score,
});
const shown = (sides: TeamWeek[]) => {
  const { games, idle } = gamesOf(sides);
  return {
    games: games.map(({ teams }) => teams.map(({ teamId, result }) => `${teamId} ${result ?? '-'}`)),
    idle: idle.map(({ teamId }) => teamId),
  };
};

test('a game has a winner and a loser, or two ties; without points or in a week to come it has no result', () => {
  expect(shown([side('a', 'b', 90), side('b', 'a', 80.5)]).games).toEqual([['a W', 'b L']]);
  expect(shown([side('a', 'b', 80.5), side('b', 'a', 90)]).games).toEqual([['a L', 'b W']]);
  expect(shown([side('a', 'b', 80), side('b', 'a', 80)]).games).toEqual([['a T', 'b T']]);
  expect(shown([side('a', 'b', 0), side('b', 'a', 0)]).games).toEqual([['a -', 'b -']]);
  expect(shown([side('a', 'b', null), side('b', 'a', null)]).games).toEqual([['a -', 'b -']]);
});

test('teams without an opponent, or whose opponent is gone, are idle', () => {
  expect(shown([side('a', 'b', 90), side('b', 'a', 80), side('c', null, 70), side('d', 'gone', 60)])).toEqual({
    games: [['a W', 'b L']],
    idle: ['c', 'd'],
  });
});

test('a team that plays twice has two games, with one row or with two', () => {
  expect(shown([side('c', 'a', 95), side('a', 'b', 90), side('b', 'a', 80)]).games).toEqual([
    ['a W', 'b L'],
    ['c W', 'a L'],
  ]);
  const coming = [side('a', 'b', null), side('a', 'c', null), side('b', 'a', null), side('c', 'a', null)];
  expect(shown(coming)).toEqual({
    games: [
      ['a -', 'b -'],
      ['a -', 'c -'],
    ],
    idle: [],
  });
});

test('the median is between the middle scores, and there is none before the games', () => {
  const scored = (...scores: (number | null)[]) => medianOf(scores.map((score, i) => side(`${i}`, null, score)));
  expect(scored(90, 70.5, 80)).toBe(80);
  expect(scored(90, 70.5, 80, 71)).toBe(75.5);
  expect(scored(0, 0)).toBeNull();
  expect(scored(null, null)).toBeNull();
});
