/** A seeded random generator: the same name always gives the same sequence. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  shuffle<T>(items: readonly T[]): T[];
};

/** The seed of the generator. With this one some games are ties, one of them in 2025. */
const WORLD = '#41';

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  return value >>> 0;
}

/** Mulberry32, started from the FNV-1a hash of a name such as `132/2024/draft`. */
export function createRandom(name: string): Random {
  let state = hash(name + WORLD);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const shuffle = <T>(items: readonly T[]): T[] => {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  };
  return { next, below, shuffle };
}
