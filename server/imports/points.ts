/** Points in whole hundredths, in which sums are exact. */
export const toCents = (points: number): number => Math.round(points * 100);

/** The sum of points to the cent; a missing score counts nothing. */
export const sumPoints = (scores: (number | null)[]): number =>
  scores.reduce<number>((sum, score) => sum + toCents(score ?? 0), 0) / 100;
