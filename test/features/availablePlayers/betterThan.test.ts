/** What the points of a player come to, and whom of a team he beats. */
import { betterThan } from '../../../src/features/availablePlayers/betterThan';
import { type Form, recentAverage, trendOf } from '../../../src/features/availablePlayers/form';

/** A form whose newest weeks have these points. */
const form = (newest: (number | null)[], { season = 2026, points = 20, games = 2 } = {}): Form => ({
  ...{ season, points, games },
  last: newest.map((points, i) => ({ week: newest.length - i, points })),
});

test('a recent average is of the games played in the league’s last three weeks', () => {
  expect(recentAverage(form([9, null, 3, 100]))).toBe(6);
  expect(recentAverage(form([0, 6]))).toBe(3);
  for (const none of [form([null, null, null, 8]), null, undefined]) expect(recentAverage(none)).toBeUndefined();
});

test('a trend compares it with the average of the season, by the decimals shown', () => {
  const season = { points: 60, games: 6 };
  expect(trendOf(form([12, 9], season))).toBe('up');
  expect(trendOf(form([12, 7.98], season))).toBe('down');
  expect(trendOf(form([12, 8.004], season))).toBeUndefined();
  expect(trendOf(form([null, null, null, 12], season))).toBeUndefined();
  expect(trendOf(null)).toBeUndefined();
});

const free = (name: string, position: string, nflRank: number | null, ownForm?: Form) => ({
  name,
  position,
  nflRank,
  form: ownForm,
});
const own = (
  playerName: string,
  position: string,
  nflRank: number | null,
  ownForm?: Form,
  slot: 'bench' | 'reserve' | 'taxi' = 'bench',
) => ({
  ...{ playerId: playerName, playerName, position, nflRank, slot },
  form: ownForm,
});
const beaten = (players: ReturnType<typeof free>[], roster: ReturnType<typeof own>[], season: number | undefined = 2026) =>
  Object.fromEntries([...betterThan(players, roster, season)].map(([{ name }, { playerName }]) => [name, playerName]));

const roster = [
  own('Star', 'WR', 1, form([20, 20, 20])),
  own('Filler', 'WR', 50, form([6, null, 4])),
  own('Idle', 'TE', 20, form([null, null, null, 30])),
  own('Hurt', 'WR', 300, form([null, null, null]), 'reserve'),
  own('Young', 'WR', 301, form([1, 1, 1]), 'taxi'),
];

test('a player beats the worst of a team at his position, if that one has fewer points a game in the last three weeks', () => {
  const players = [
    ...[
      free('Better', 'WR', 90, form([5.5, 5.5, null])),
      free('Equal', 'WR', 2, form([5, 5, 5])),
      free('Worse', 'WR', 3, form([4, 4, 4])),
    ],
    ...[
      free('Out', 'WR', 4, form([null, null, null, 40])),
      free('Unknown', 'WR', 5, null),
      free('End', 'TE', 99, form([null, 0.1, null])),
    ],
    free('Kicker', 'K', 1, form([30, 30, 30])),
  ];
  expect(beaten(players, roster)).toEqual({ Better: 'Filler', End: 'Idle' });
});

test('before three weeks of the league’s season have points, ranks decide; who has none is the worst', () => {
  const players = [free('Ranked', 'WR', 49, form([0, 0])), free('Lower', 'WR', 51, form([99, 99])), free('Unranked', 'WR', null)];
  const early = roster.map((player) => ({ ...player, form: form([5, 5]) }));
  expect(beaten(players, early)).toEqual({ Ranked: 'Filler' });
  const lastYear = (player: (typeof roster)[number]) => ({ ...player, form: form([50, 50, 50, 50], { season: 2025 }) });
  expect(beaten(players, roster.map(lastYear))).toEqual({ Ranked: 'Filler' });
  expect(beaten(players, [...early, own('No Rank', 'WR', null)])).toEqual({ Ranked: 'No Rank', Lower: 'No Rank' });
});
