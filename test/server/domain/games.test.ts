import { gamesOf, lastResultsOf, type SeasonGame, type TeamWeek } from '../../../server/domain/games';
import { medianOf } from '../../../server/domain/medianGames';
import { noRules } from '../../../server/domain/rules';

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

test('teams without an opponent, or with one that is gone, are idle', () => {
  expect(shown([side('a', 'b', 90), side('b', 'a', 80), side('c', null, 70), side('d', 'gone', 60)])).toEqual({
    games: [['a W', 'b L']],
    idle: ['c', 'd'],
  });
});

test('a team that plays twice has two games, and counts once for the median', () => {
  const played = [side('c', 'a', 95), side('a', 'b', 90), side('a', 'c', 90), side('b', 'a', 80)];
  expect(shown(played)).toEqual({
    games: [
      ['c W', 'a L'],
      ['a W', 'b L'],
    ],
    idle: [],
  });
  expect(medianOf([...played, side('d', null, 70)])).toBe(85);
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

describe('a final of two weeks', () => {
  const week = (number: number, score: number | null, opponentScore: number | null): SeasonGame[] => [
    { week: number, teamId: 'a', opponentId: 'b', score, opponentScore },
    { week: number, teamId: 'b', opponentId: 'a', score: opponentScore, opponentScore: score },
  ];
  const final = (...weeks: SeasonGame[][]) => {
    const ofA = weeks.map(([own]) => own!);
    return gamesOf([side('a', 'b', 90), side('b', 'a', 80)], { weeksOf: () => ofA }).games;
  };

  test('is won by the points of both weeks', () => {
    expect(final(week(16, 90.1, 80), week(17, 80.2, 90.5))).toMatchObject([
      {
        weeks: [16, 17],
        teams: [
          { teamId: 'a', score: 170.3, result: 'L' },
          { teamId: 'b', score: 170.5, result: 'W' },
        ],
      },
    ]);
  });

  test.each([
    ['not played', null],
    ['on, without points', 0],
  ])('has no result while the second week is %s', (_, score) => {
    const [game] = final(week(16, 90, 80), week(17, score, score));
    expect(game!.teams.map((team) => [team.score, team.result])).toEqual([
      [90, null],
      [80, null],
    ]);
  });

  test('is one of the last results', () => {
    const games = [...week(15, 70, 60), ...week(16, 90, 80), ...week(17, 80, 91)];
    const rules = { ...noRules, playoffStartWeek: 16 };
    const resultsOf = (...args: Parameters<typeof lastResultsOf>) =>
      lastResultsOf(...args)
        .get('a')!
        .map(({ result }) => result);
    expect([...lastResultsOf(games, rules)]).toEqual([
      [
        'a',
        [
          { week: 15, result: 'W', opponentId: 'b', score: 70, opponentScore: 60 },
          { week: 17, result: 'L', opponentId: 'b', score: 170, opponentScore: 171 },
        ],
      ],
      [
        'b',
        [
          { week: 15, result: 'L', opponentId: 'a', score: 60, opponentScore: 70 },
          { week: 17, result: 'W', opponentId: 'a', score: 171, opponentScore: 170 },
        ],
      ],
    ]);
    expect(resultsOf(games, undefined)).toEqual(['W', 'W', 'L']);
    expect(resultsOf(games.slice(0, 4).concat(week(17, null, null)), rules)).toEqual(['W']);
  });
});
