import { roundNameOf } from '../../../server/domain/roundNames';
import { noRules, type Rules } from '../../../server/domain/rules';
import { wholeGames } from '../../../server/domain/matchups';

const rules: Rules = { ...noRules, playoffStartWeek: 15, playoffTeams: 6, oneWeekRounds: true };

/** Games by week, as pairs of teams: the first one has more points, or without points if both letters are capital. */
const season = (weeks: Record<number, string[]>, of: Rules) =>
  wholeGames(
    Object.entries(weeks).flatMap(([week, pairs]) =>
      pairs.flatMap((pair) => {
        const [teamId = '', opponentId = ''] = pair.toLowerCase();
        const isPlayed = pair === pair.toLowerCase();
        const side = { week: Number(week), score: isPlayed ? 2 : null, opponentScore: isPlayed ? 1 : null };
        return [
          { ...side, teamId, opponentId },
          { ...side, teamId: opponentId, opponentId: teamId, score: side.opponentScore, opponentScore: side.score },
        ];
      }),
    ),
    of,
  );

/** The names of a week's games. */
function names(weeks: Record<number, string[]>, { champion = '', of = rules } = {}) {
  const games = season(weeks, of);
  const standings = [...'abcdefghij'].map((teamId) => {
    const finalPosition = champion === '' ? null : champion === teamId ? 1 : 2;
    return { teamId, finalPosition, wins: 0, losses: 0, draws: 0 };
  });
  return Object.entries(weeks).map(([week, pairs]) =>
    pairs.map((pair) => {
      const [teamId, opponentId] = pair.toLowerCase();
      const game = games.find(
        (each) => each.weeks.some((of) => of.week === Number(week)) && each.teamId === teamId && each.opponentId === opponentId,
      )!;
      return roundNameOf(game, { rules: of, games, standings });
    }),
  );
}

const third = 'Third-place game';
const other = 'Consolation';
const weeks = { 14: ['ab'], 15: ['cf', 'ed', 'gj'], 16: ['ac', 'eb', 'df'], 17: ['ea', 'cb', 'gh'] };

test('in a decided season the champion’s last game is the final, and those before it lead to it', () => {
  const expected = [
    [null],
    ['Quarter-final', 'Quarter-final', other],
    ['Semi-final', 'Semi-final', other],
    ['Final', third, other],
  ];
  expect(names(weeks, { champion: 'e' })).toEqual(expected);
  // The rules need not say how many teams take part.
  expect(names(weeks, { champion: 'e', of: { ...rules, playoffTeams: null } })).toEqual(expected);
});

test('a season that goes on has the names by who qualifies and has not lost', () => {
  expect(names({ 15: ['CF', 'ED', 'GJ'] })).toEqual([['Quarter-final', 'Quarter-final', other]]);
  expect(names({ 15: weeks[15], 16: ['AC', 'EB', 'DF'] })[1]).toEqual(['Semi-final', 'Semi-final', other]);
  expect(names({ 15: weeks[15], 16: weeks[16], 17: ['EA', 'CB', 'GH'] })[2]).toEqual(['Final', third, other]);
});

test('a round that nothing names has its number', () => {
  expect(names({ 15: ['CF'] }, { of: { ...rules, playoffTeams: null } })).toEqual([['Round 1 of the play-offs']]);
  // Division winners may qualify ahead of better places.
  expect(names({ 15: ['CG'] })).toEqual([['Round 1 of the play-offs']]);
});

test('a final of two weeks is one', () => {
  const of = { ...rules, playoffTeams: 4, oneWeekRounds: false };
  const long = { 15: ['ad', 'bc'], 16: ['ab', 'dc'], 17: ['ab', 'cd'] };
  const expected = [
    ['Semi-final', 'Semi-final'],
    ['Final', third],
    ['Final', third],
  ];
  expect(names(long, { champion: 'a', of })).toEqual(expected);
  expect(names(long, { of })).toEqual(expected);
});
