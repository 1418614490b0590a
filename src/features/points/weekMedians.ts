import type { WeekScoreRow } from '../../entities/scores';

/** The middle of some numbers; of an even count the mean of the two in the middle. Null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The median Team Score of each of these weeks, in points, over a league's teams. */
export function weekMedians(weeks: readonly number[], rows: readonly WeekScoreRow[]): (number | null)[] {
  return weeks.map((week) => median(rows.filter((row) => row.week === week).map((row) => row.teamScoreTotal)));
}
