import { bracketOf } from '../../../server/domain/bracket';
import { wholeGames } from '../../../server/domain/matchups';
import { noRules, type Rules } from '../../../server/domain/rules';

const rules: Rules = { ...noRules, playoffStartWeek: 15, playoffTeams: 6, oneWeekRounds: true };

/** The bracket of games by week, as pairs of teams, the winner first: each entry and each other game as its teams. */
function bracket(weeks: Record<number, string[]>, { champion = '', of = rules } = {}) {
  const games = Object.entries(weeks).flatMap(([week, pairs]) =>
    pairs.flatMap((pair) => {
      const [teamId = '', opponentId = ''] = pair;
      return [
        { week: Number(week), teamId, opponentId, score: 2, opponentScore: 1 },
        { week: Number(week), teamId: opponentId, opponentId: teamId, score: 1, opponentScore: 2 },
      ];
    }),
  );
  const standings = [...'abcdefghij'].map((teamId) => ({
    ...{ teamId, wins: 0, losses: 0, draws: 0 },
    finalPosition: champion === '' ? null : champion === teamId ? 1 : 2,
  }));
  const { rounds, others } = bracketOf(of, wholeGames(games, of), standings);
  return {
    rounds: rounds.map((entries) => entries.map(({ teamIds, game }) => `${teamIds.join('')}${game ? '' : ' bye'}`)),
    others: others.map(({ teamId, opponentId }) => teamId + opponentId),
  };
}

const weeks = { 14: ['ab'], 15: ['ed', 'cf', 'gj'], 16: ['ac', 'eb', 'df'], 17: ['ea', 'cb', 'gh'] };

test('a round’s games and byes stand in the order of the games that their winners play; the other games follow by week', () => {
  expect(bracket(weeks, { champion: 'e' })).toEqual({
    rounds: [['ed', 'b bye', 'a bye', 'cf'], ['eb', 'ac'], ['ea']],
    others: ['gj', 'df', 'cb', 'gh'],
  });
});

test('in running play-offs the rounds that are known stand alone', () => {
  expect(bracket({ 15: weeks[15] })).toEqual({ rounds: [['ed', 'cf']], others: ['gj'] });
  expect(bracket({ 15: weeks[15], 16: weeks[16] }).rounds).toEqual([
    ['a bye', 'cf', 'ed', 'b bye'],
    ['ac', 'eb'],
  ]);
});

test('a round of two weeks is one game', () => {
  const long = { ...rules, oneWeekRounds: false, playoffTeams: 4 };
  const games = { 14: ['ad', 'cb'], 15: ['ad', 'cb'], 16: ['ac', 'bd'], 17: ['ac', 'bd'] };
  expect(bracket(games, { champion: 'a', of: { ...long, playoffStartWeek: 14 } })).toEqual({
    rounds: [['ad', 'cb'], ['ac']],
    others: ['bd'],
  });
});

test('without play-offs there is nothing', () => {
  expect(bracket({ 14: weeks[14] })).toEqual({ rounds: [], others: [] });
  expect(bracket(weeks, { of: noRules })).toEqual({ rounds: [], others: [] });
});
