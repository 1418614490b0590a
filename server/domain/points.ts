/** Points in whole thousandths: integer sums are exact, and no host has smaller parts. */
export const toThousandths = (points: number): number => Math.round(points * 1000);

/** Points rounded to three decimals, as the tables store them. */
export const roundPoints = (points: number): number => toThousandths(points) / 1000;

/** The sum of points, to three decimals; a missing score is 0. */
export const sumPoints = (scores: (number | null)[]): number =>
  scores.reduce<number>((sum, score) => sum + toThousandths(score ?? 0), 0) / 1000;
