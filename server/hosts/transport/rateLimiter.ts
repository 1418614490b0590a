/** How many calls a host takes: `inFlight` at once, and `starts` within any `withinMs`. */
export interface Pace {
  inFlight: number;
  starts: number;
  withinMs: number;
}

/** Time, as far as the pace of calls needs it; milliseconds. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

export interface HostLimiter {
  /** Runs a task when one of the places in flight is free; first come, first served. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Resolves when the next call may start. */
  turn(): Promise<void>;
}

/** Keeps the calls to a host within its pace. */
export function hostLimiter({ inFlight, starts, withinMs }: Pace, clock: Clock): HostLimiter {
  const waiting: (() => void)[] = [];
  const started: number[] = [];
  let running = 0;
  return {
    async run(task) {
      if (running < inFlight) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    async turn() {
      const now = clock.now();
      const oldest = started.length < starts ? undefined : started.shift();
      const start = oldest === undefined ? now : Math.max(now, oldest + withinMs);
      started.push(start);
      if (start > now) await clock.sleep(start - now);
    },
  };
}
