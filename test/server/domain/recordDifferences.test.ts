import { differenceLines } from '../../../server/domain/differenceLines';
import { recordDifferences } from '../../../server/domain/recordDifferences';
import { noRules, type Rules } from '../../../server/domain/rules';
import type { PlayedWeeks } from '../../../server/domain/weekFigures';

type Score = [teamId: string, score: number];
const teams = ['a', 'b', 'c', 'd'];

/** Weeks of games between neighbours; a last team without one is idle. */
function played(weeks: Score[][]): PlayedWeeks {
  const scores = weeks.flatMap((week, i) => week.map(([teamId, score]) => ({ week: i + 1, teamId, score })));
  const games = weeks.flatMap((sides, i) =>
    sides.flatMap(([teamId, score], j) => {
      const other = sides[j % 2 ? j - 1 : j + 1];
      return other ? [{ week: i + 1, teamId, score, opponentId: other[0], opponentScore: other[1] }] : [];
    }),
  );
  return { games, scores };
}
const rules: Rules = { ...noRules, playoffStartWeek: 4 };
const even = played([
  [['a', 100], ['b', 90], ['c', 80], ['d', 70.5]],
  [['a', 111], ['c', 95], ['b', 85], ['d', 85]],
  [['a', 77], ['d', 79], ['b', 120], ['c', 60]],
  [['a', 130], ['b', 101], ['c', 66], ['d', 99]],
]); // oxfmt-ignore
type Figures = [wins: number, losses: number, draws: number, pointsFor: number, pointsAgainst: number];
const records: Record<string, Figures> = {
  a: [2, 1, 0, 288, 264],
  b: [1, 1, 1, 295, 245],
  c: [1, 2, 0, 235, 301.5],
  d: [1, 1, 1, 234.5, 242],
};
/** The lines for the records with changes of some teams. */
function linesOf(
  weeks: PlayedWeeks,
  changed: typeof records,
  known: Rules | undefined = rules,
  finalPosition: number | null = null,
) {
  const rows = Object.entries({ ...records, ...changed }).map(([teamId, [wins, losses, draws, pointsFor, pointsAgainst]]) => ({
    ...{ teamId, wins, losses, draws, pointsFor, pointsAgainst, finalPosition },
  }));
  return differenceLines(2024, recordDifferences(rows, weeks, known), (id) => `<b>Team ${id}</b>`);
}

test('records that are the sum of the weeks of the regular season have no lines; without weeks there are none', () => {
  expect(linesOf(even, {})).toEqual([]);
  expect(linesOf({ games: [], scores: [] }, {})).toEqual([]);
});

test.each<[string, Figures, string]>([
  ['points', [2, 1, 0, 347.54, 264], '59.54 points more'],
  ['a point', [2, 1, 0, 287, 264], 'one point fewer'],
  ['a win for a loss', [3, 0, 0, 288, 264], 'one win more and one loss fewer'],
  ['ties', [0, 1, 2, 288, 264], '2 wins fewer and 2 ties more'],
  ['points against', [2, 1, 0, 288, 260.25], '3.75 points against fewer'],
  ['all', [1, 2, 1, 278, 274.005], '10 points fewer, one win fewer, one loss more, one tie more, and 10.005 points against more'],
])('%s that the host has more or fewer are said in words', (_, record, words) => {
  expect(linesOf(even, { a: record })).toEqual([`2024: <b>Team a</b> have ${words} at the host than in the weeks 1 to 3`]);
});

test('three teams of a season are named, the others counted', () => {
  const all = Object.entries(records).map(([id, [w, l, t, f, a]]): [string, Figures] => [id, [w, l, t, f + 1.5, a]]);
  const lines = linesOf(even, { ...Object.fromEntries(all), e: [0, 0, 0, 5, 0] });
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toBe('2024: and 2 more');
});

test.each<[string, Figures, number | null]>([
  ['leaves out', [1, 1, 0, 177, 169], 2],
  ['leaves out the points of', [2, 1, 0, 177, 264], 2],
  ['counts twice', [3, 1, 0, 399, 359], 2],
  ['counts, though it is one of the play-offs,', [3, 1, 0, 418, 365], 4],
  ['has the points, but not the result of', [1, 2, 0, 177, 264], null],
])('the week is named that the host %s', (_, record, week) => {
  const [line] = linesOf(even, { a: record });
  expect(line).toMatch(week === null ? /in the weeks 1 to 3$/ : new RegExp(`, which week ${week} alone explains$`));
});

test('the only week in which a team has no points explains more points at the host, two of them do not', () => {
  const withZeros = (...weeks: number[]) =>
    played(
      [1, 2, 3].map((week) =>
        teams.map((id, i): Score => [id, id === 'a' && weeks.includes(week) ? 0 : 50 + i * week + (i % 2)]),
      ),
    );
  const rowsOf = (weeks: PlayedWeeks) => {
    const sum = (id: string) => weeks.scores.reduce((total, each) => total + (each.teamId === id ? each.score : 0), 0);
    return Object.fromEntries(teams.map((id): [string, Figures] => [id, [0, 0, 0, sum(id) + (id === 'a' ? 59.54 : 0), 0]]));
  };
  const line = '2024: <b>Team a</b> have 59.54 points more at the host than in the weeks 1 to 3';
  expect(linesOf(withZeros(2), rowsOf(withZeros(2)))).toEqual([`${line}, which week 2 alone explains`]);
  expect(linesOf(withZeros(2, 3), rowsOf(withZeros(2, 3)))).toEqual([line]);
});

test('a host that includes the play-offs, or leaves out the points of idle teams, does not differ', () => {
  expect(
    linesOf(even, { a: [3, 1, 0, 418, 365], b: [1, 2, 1, 396, 375], c: [1, 3, 0, 301, 400.5], d: [2, 1, 1, 333.5, 308] }),
  ).toEqual([]);
  const odd = played([
    [['a', 100], ['b', 90], ['c', 80]],
    [['b', 85], ['c', 60], ['a', 70]],
    [['a', 77], ['c', 60], ['b', 99]],
  ]); // oxfmt-ignore
  const counted: typeof records = { a: [2, 0, 0, 177, 150], b: [1, 1, 0, 175, 160], c: [0, 2, 0, 120, 162], d: [0, 0, 0, 0, 0] };
  expect(linesOf(odd, counted)).toEqual([]);
  expect(linesOf(odd, { ...counted, a: [2, 0, 0, 187, 150] })).toEqual([
    '2024: <b>Team a</b> have 10 points more at the host than in the weeks 1 to 3',
  ]);
});

test('figures that a host does not give, and points against where teams play twice a week, are not compared', () => {
  const only = (keep: (record: Figures) => Figures) =>
    Object.fromEntries(Object.entries(records).map(([id, record]) => [id, keep(record)]));
  expect(
    linesOf(
      even,
      only(([, , , f]) => [0, 0, 0, f, 0]),
    ),
  ).toEqual([]);
  expect(
    linesOf(
      even,
      only(([w, l, t]) => [w, l, t, 0, 0]),
    ),
  ).toEqual([]);
  const twice = played([[['a', 100], ['b', 90]]]); // oxfmt-ignore
  twice.games.push(...twice.games);
  expect(linesOf(twice, { a: [2, 0, 0, 100, 90], b: [0, 2, 0, 90, 100], c: [0, 0, 0, 0, 0], d: [0, 0, 0, 0, 0] })).toEqual([]);
});

test('games against the median count; without a rule, the play-offs of a decided season are after the games of the records', () => {
  const median: Rules = { ...rules, medianGames: true };
  const withMedian: typeof records = {
    a: [4, 2, 0, 288, 264],
    b: [3, 2, 1, 295, 245],
    c: [2, 4, 0, 235, 301.5],
    d: [2, 3, 1, 234.5, 242],
  };
  expect(linesOf(even, withMedian, median)).toEqual([]);
  expect(linesOf(even, {}, undefined, 1)).toEqual([]);
});
