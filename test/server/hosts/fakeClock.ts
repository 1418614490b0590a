import type { Clock } from '../../../server/hosts/transport/rateLimiter';

/** A clock on which sleeping takes no time; `slept` lists what was asked for, in milliseconds. */
export interface FakeClock extends Clock {
  slept: number[];
  advance(ms: number): void;
}

export function fakeClock(): FakeClock {
  let now = Date.parse('2026-08-01T00:00:00Z');
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
    sleep: async (ms) => {
      slept.push(ms);
      now += ms;
    },
  };
}
