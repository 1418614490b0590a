import type { WeekScoreRow } from '../../../src/entities/scores';
import { median, weekMedians } from '../../../src/features/points/weekMedians';

test.each([
  [[], null],
  [[7], 7],
  [[10, 2, 9], 9],
  [[10, 2, 9, 3], 6],
])('the median of %j is %j', (values, expected) => expect(median(values)).toBe(expected));

test('each week has the median of its own Team Scores; a week without any has none', () => {
  const row = (week: number, teamScoreTotal: number) => ({ week, teamScoreTotal, teamScoreIncBenchAndRes: 500 }) as WeekScoreRow;
  expect(weekMedians([1, 2, 3], [row(1, 100), row(2, 80), row(1, 90), row(2, 70), row(1, 50)])).toEqual([90, 75, null]);
});
