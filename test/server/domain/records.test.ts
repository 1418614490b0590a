import { recordsOf, type RankedRecord, type RecordSeason } from '../../../server/domain/records';

const standing = (teamId: string, wins: number, losses: number, pointsFor: number) => ({
  ...{ teamId, wins, losses, draws: 0, percentage: wins / (wins + losses || 1), pointsFor, finalPosition: null },
});

/** A season of two teams that meet every week. @param scores of both, by week */
function season(year: number, scores: [number, number][], standings: RecordSeason['standings'] = []): RecordSeason {
  const sides = scores.flatMap(([a, b], index) => [
    { week: index + 1, teamId: 'a', opponentId: 'b', score: a, opponentScore: b },
    { week: index + 1, teamId: 'b', opponentId: 'a', score: b, opponentScore: a },
  ]);
  const resultOf = (own: number, other: number) => (own === other ? 'T' : own > other ? 'W' : 'L');
  return {
    ...{ year, standings, scores: sides },
    games: sides.map(({ teamId, opponentId, ...week }) => ({
      ...{ teamId, opponentId, weeks: [{ ...week, teamId, opponentId }], result: resultOf(week.score, week.opponentScore) },
    })),
  };
}

const of = (kind: RankedRecord['kind'], ...seasons: RecordSeason[]) => recordsOf(seasons).filter((each) => each.kind === kind);

test('three of a kind are kept, by place; equal ones share one, the newest first', () => {
  const found = of(
    'highestScore',
    season(2023, [[120, 90]]),
    season(2024, [
      [120, 130],
      [100, 80],
    ]),
  );
  expect(found.map(({ place, value, season: year, week, teamId }) => [place, value, year, week, teamId])).toEqual([
    [1, 130, 2024, 1, 'b'],
    [2, 120, 2024, 1, 'a'],
    [2, 120, 2023, 1, 'a'],
  ]);
});

test('a team without points has set no line-up: its week is not the lowest one', () => {
  expect(
    of(
      'lowestScore',
      season(2024, [
        [0, 90],
        [100, 80],
      ]),
    ).map(({ value }) => value),
  ).toEqual([80, 90, 100]);
});

test('margins are of wins, to three decimals; a tie is none', () => {
  const seasons = [
    season(2024, [
      [100.3, 100.1],
      [90, 90],
      [150, 60],
    ]),
  ];
  expect(of('closestWin', ...seasons).map(({ value, week }) => [value, week])).toEqual([
    [0.2, 1],
    [90, 3],
  ]);
  expect(of('biggestWin', ...seasons)[0]).toMatchObject({ value: 90, teamId: 'a', opponentId: 'b', week: 3 });
  expect(of('mostLosing', ...seasons)[0]).toMatchObject({ value: 100.1, teamId: 'b' });
  expect(of('fewestWinning', ...seasons)[0]).toMatchObject({ value: 100.3, teamId: 'a' });
  expect(of('highestGame', ...seasons)[0]).toMatchObject({ value: 210, week: 3 });
});

test('a streak goes on in the next season, ends at a loss or a tie, and says where it began', () => {
  const [first, second] = [
    season(2023, [
      [1, 2],
      [2, 1],
      [2, 1],
    ]),
    season(2024, [
      [2, 1],
      [1, 1],
      [2, 1],
    ]),
  ];
  const [longest, ...others] = of('winningStreak', first, second);
  expect(longest).toMatchObject({ value: 3, teamId: 'a', season: 2024, week: 1, since: { season: 2023, week: 2 } });
  expect(others.map(({ value, teamId }) => [value, teamId])).toEqual([
    [1, 'a'],
    [1, 'b'],
  ]);
  expect(of('losingStreak', first, second)[0]).toMatchObject({ value: 3, teamId: 'b' });
});

test('seasons are compared by their standings; without games there is no best record', () => {
  const played = season(2023, [], [standing('a', 10, 4, 1500), standing('b', 4, 10, 1200)]);
  const none = season(2024, [], [standing('a', 0, 0, 0)]);
  expect(of('mostPoints', played, none).map(({ value }) => value)).toEqual([1500, 1200]);
  expect(of('fewestPoints', played, none)[0]).toMatchObject({ value: 1200, teamId: 'b', season: 2023 });
  expect(of('bestRecord', played, none)[0]).toMatchObject({ teamId: 'a', record: { wins: 10, losses: 4, draws: 0 } });
  expect(of('worstRecord', played, none)[0]).toMatchObject({ teamId: 'b' });
});
