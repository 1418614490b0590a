import type { Random } from './prng';

export const REGULAR_WEEKS = 14;

/** A game of two teams. */
export type Game = readonly [home: string, away: string];

/** The games of each regular week: round robin (circle method), repeated until the weeks are full. */
export function scheduleSeason(teamIds: readonly string[], random: Random): Game[][] {
  const [fixed = '', ...circle] = random.shuffle(teamIds);
  return Array.from({ length: REGULAR_WEEKS }, (_, week) => {
    const turn = week % circle.length;
    const seats = [fixed, ...circle.slice(turn), ...circle.slice(0, turn)];
    return Array.from({ length: seats.length / 2 }, (_unused, index): Game => {
      const pair: Game = [seats[index] ?? '', seats[seats.length - 1 - index] ?? ''];
      return week % 2 === 0 ? pair : [pair[1], pair[0]];
    });
  });
}
