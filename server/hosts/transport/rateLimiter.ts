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

/** Takes the next start of a call that a pace allows. @returns milliseconds until then */
type ReserveStart = () => Promise<number>;

/** The starts of this process alone. */
function startsOf({ starts, withinMs }: Pace, clock: Clock): ReserveStart {
  const started: number[] = [];
  return async () => {
    const now = clock.now();
    const oldest = started.length < starts ? undefined : started.shift();
    const start = oldest === undefined ? now : Math.max(now, oldest + withinMs);
    started.push(start);
    return start - now;
  };
}

/** Keeps the calls to a host within its pace; `reserve` counts the starts, those of this process unless given. */
export function hostLimiter(pace: Pace, clock: Clock, reserve = startsOf(pace, clock)): HostLimiter {
  const { inFlight } = pace;
  const waiting: (() => void)[] = [];
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
      const ms = await reserve();
      if (ms > 0) await clock.sleep(ms);
    },
  };
}
