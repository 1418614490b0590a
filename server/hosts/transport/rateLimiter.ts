import { randomUUID } from 'node:crypto';
import { type CallEnd, type Entry, enterHost, leaveHost, noCalls, type Pace, tooManyCalls } from '../../domain/hostPace';
import { makeTaskQueue } from '../../domain/taskQueue';
import { HostError } from '../errors';

/** The clock of the rate limiter, in milliseconds. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** Counts the calls to a host. */
export interface CallGate {
  enter(call: string): Promise<Entry>;
  leave(call: string, end: CallEnd): Promise<void>;
}

/** A host and its pace. */
export type NamedPace = Pace & { name: string };

export interface HostLimiter {
  /** Runs a task when this process has a free slot; first come, first served. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /**
   * Makes a call when the host's pace allows it.
   * @throws HostError while the host is paused for longer than {@link longestWaitMs}
   */
  call<T>(send: () => Promise<T>, endOf: (result: T) => CallEnd): Promise<T>;
}

/** The longest pause of a host for which a call waits. */
export const longestWaitMs = 60_000;
/** The interval between attempts to get a slot, in milliseconds. */
const pollMs = 200;

/** Counts only the calls of this process. */
export function processGate(pace: Pace, clock: Clock): CallGate {
  let state = noCalls;
  return {
    async enter(call) {
      const entered = enterHost(state, pace, call, clock.now());
      state = entered.state;
      return entered.entry;
    },
    async leave(call, end) {
      state = leaveHost(state, pace, call, end, clock.now());
    },
  };
}

/** Keeps the calls to a host within its pace; `gate` counts them, by default those of this process. */
export function hostLimiter(pace: NamedPace, clock: Clock, gate = processGate(pace, clock)): HostLimiter {
  /** Resolves when the call may start. */
  async function turn(call: string): Promise<void> {
    for (;;) {
      const { isIn, waitMs, pausedMs } = await gate.enter(call);
      if (isIn) return waitMs > 0 ? clock.sleep(waitMs) : undefined;
      if (pausedMs > longestWaitMs) {
        const time = new Date(clock.now() + pausedMs).toISOString().slice(11, 16);
        throw new HostError(
          `${pace.name} gets no calls until ${time} UTC: it responded that there were too many (status ${tooManyCalls})`,
          'busy',
        );
      }
      await clock.sleep(pausedMs || pollMs);
    }
  }

  return {
    run: makeTaskQueue(pace.inFlight),
    async call(send, endOf) {
      const call = randomUUID();
      await turn(call);
      let end: CallEnd = { status: null, askedMs: null };
      try {
        const result = await send();
        end = endOf(result);
        return result;
      } finally {
        await gate.leave(call, end);
      }
    },
  };
}
