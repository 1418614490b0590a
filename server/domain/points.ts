/** Points in whole hundredths: integer sums are exact. */
export const toCents = (points: number): number => Math.round(points * 100);

/** The sum of points, to two decimals; a missing score is 0. */
export const sumPoints = (scores: (number | null)[]): number =>
  scores.reduce<number>((sum, score) => sum + toCents(score ?? 0), 0) / 100;
