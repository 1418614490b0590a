import type { Schema } from '../../api/types';
import { decimals, NOT_AVAILABLE } from '../../lib/numbers';

const whole = (value: number | null | undefined) => (value === null || value === undefined ? NOT_AVAILABLE : String(value));

/** A player's rankings, age and bye week, each with its name. @param average the platform's word for the average rank */
export function playerFacts({ fantasyProsInfo: info, nflRank }: Schema<'TeamPlayer'>, average: string) {
  return [
    ['Best', whole(info?.best)],
    [average, decimals(info?.avg)],
    ['Worst', whole(info?.worst)],
    ['Std Dev', decimals(info?.stdDev)],
    ['NFL Rank', whole(nflRank)],
    ['Age', decimals(info?.age, 1)],
    ['Bye Week', whole(info?.bye)],
  ] as const;
}
