import { roundOf, weeksOfGame } from '../../../server/domain/rounds';
import { noRules } from '../../../server/domain/rules';

const rules = { ...noRules, playoffStartWeek: 15 };
/** Games as pairs of teams, by week. */
const played = (weeks: Record<number, string[]>) =>
  Object.entries(weeks).flatMap(([week, pairs]) =>
    pairs.flatMap(([a = '', b = '']) => [
      { week: Number(week), teamId: a, opponentId: b },
      { week: Number(week), teamId: b, opponentId: a },
    ]),
  );
const rounds = (weeks: Record<number, string[]>) => [14, 15, 16, 17, 18].map((week) => roundOf(rules, week, played(weeks)));

test.each([
  ['of one week each', { 15: ['cf', 'de'], 16: ['ac', 'bd'], 17: ['ab'] }, [null, 1, 2, 3, 4]],
  ['with a final of two weeks', { 15: ['cf', 'de'], 16: ['ac', 'bd'], 17: ['ab', 'cd'], 18: ['cd', 'ab'] }, [null, 1, 2, 3, 3]],
  ['of two weeks each', { 15: ['ad', 'bc'], 16: ['ad', 'bc'], 17: ['ab'], 18: ['ab'] }, [null, 1, 1, 2, 2]],
  ['that are not announced', {}, [null, 1, 2, 3, 4]],
])('rounds %s', (_, weeks, expected) => {
  expect(rounds(weeks)).toEqual(expected);
});

test('no week is of a round without play-offs, or where their start is not known', () => {
  expect(roundOf({ ...noRules, playoffStartWeek: 0 }, 16, [])).toBeNull();
  expect(roundOf(noRules, 16, [])).toBeNull();
});

test.each<[string, Partial<typeof rules>, number, number[]]>([
  ['of the regular season', {}, 14, [14]],
  ['of a week', {}, 15, [15]],
  ['in the first of its two weeks', {}, 16, [16, 17]],
  ['in the second of its two weeks', {}, 17, [16, 17]],
  ['where each round takes one week', { oneWeekRounds: true }, 17, [17]],
])('weeks of a game: %s', (_, more, week, expected) => {
  const games = played({ 13: ['ab'], 14: ['ab'], 15: ['ac'], 16: ['ab', 'cd'], 17: ['ab', 'ce'] });
  const opponentId = week === 15 ? 'c' : 'b';
  const weeks = weeksOfGame({ ...rules, ...more }, { week, teamId: 'a', opponentId }, games);
  expect(weeks.map((game) => game.week)).toEqual(expected);
});
