import type { SeasonGame } from '../../../server/domain/games';
import { noRules } from '../../../server/domain/rules';
import { weeklyPlaces } from '../../../server/domain/weeklyPlaces';

/** Both sides of a game. */
const game = (week: number, [one, score]: [string, number], [other, otherScore]: [string, number]): SeasonGame[] => [
  { week, teamId: one, score, opponentId: other, opponentScore: otherScore },
  { week, teamId: other, score: otherScore, opponentId: one, opponentScore: score },
];

test('with an odd number of teams, the place after each week is by wins, then ties, then points', () => {
  const games = [
    ...game(1, ['a', 90], ['b', 90]),
    ...game(2, ['a', 99], ['c', 70]),
    ...game(3, ['b', 80], ['c', 85]),
    ...game(4, ['c', 75], ['b', 60]),
  ];
  const scores = games.map(({ week, teamId, score }) => ({ week, teamId, score }));
  const placesOf = (teamId: string) => weeklyPlaces(teamId, noRules, games, scores).map(({ place }) => place);
  // In week 3 both have one win: a's tie decides. In week 4 c has two wins of four games, a one of two and a tie.
  expect([placesOf('a'), placesOf('b'), placesOf('c')]).toEqual([
    [1, 1, 1, 2],
    [2, 2, 3, 3],
    [3, 3, 2, 1],
  ]);
});
