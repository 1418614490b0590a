/** Counts the calls of all processes to a host. All times are in milliseconds. */

/**
 * The pace of a host: `inFlight` calls at once, `starts` within any `withinMs`. A host that refuses twice in a row is paused for
 * `coolDownMs`.
 */
export interface Pace {
  inFlight: number;
  starts: number;
  withinMs: number;
  coolDownMs: number;
}

/** The calls to a host: when the last ones started, oldest first; when the slots of calls in flight expire, by call. */
export interface PaceState {
  starts: number[];
  inFlight: Record<string, number>;
  refusals: number;
  pausedUntil: number;
}

/** Whether a call gets a slot; it starts after `waitMs`. Without a slot the host is paused for `pausedMs`, or all slots are taken. */
export interface Entry {
  isIn: boolean;
  waitMs: number;
  pausedMs: number;
}

/** The outcome of a call: `status` is null without a response, `askedMs` is the `Retry-After`. */
export interface CallEnd {
  status: number | null;
  askedMs: number | null;
}

export const tooManyCalls = 429;

/** The longest time for a call's slot: a killed process never frees it. */
const longestCallMs = 60_000;
/** The pause of a host after a first refusal without `Retry-After`. */
const firstPauseMs = 30_000;

export const noCalls: PaceState = { starts: [], inFlight: {}, refusals: 0, pausedUntil: 0 };

/** Takes a slot for a call, and the next start that the pace allows. */
export function enterHost(state: PaceState, pace: Pace, call: string, now: number): { state: PaceState; entry: Entry } {
  const inFlight = Object.fromEntries(Object.entries(state.inFlight).filter(([, until]) => until > now));
  const pausedMs = Math.max(0, state.pausedUntil - now);
  if (pausedMs > 0 || Object.keys(inFlight).length >= pace.inFlight)
    return { state: { ...state, inFlight }, entry: { isIn: false, waitMs: 0, pausedMs } };
  const limiting = state.starts.at(-pace.starts);
  const start = limiting === undefined ? now : Math.max(now, limiting + pace.withinMs);
  return {
    state: {
      ...state,
      starts: [...state.starts, start].slice(-pace.starts),
      inFlight: { ...inFlight, [call]: start + longestCallMs },
    },
    entry: { isIn: true, waitMs: start - now, pausedMs: 0 },
  };
}

/** Frees a call's slot. A 429 pauses the host. */
export function leaveHost(state: PaceState, pace: Pace, call: string, { status, askedMs }: CallEnd, now: number): PaceState {
  const inFlight = Object.fromEntries(Object.entries(state.inFlight).filter(([each]) => each !== call));
  if (status === null) return { ...state, inFlight };
  if (status !== tooManyCalls) return { ...state, inFlight, refusals: 0 };
  const refusals = state.refusals + 1;
  const pauseMs = refusals > 1 ? Math.max(pace.coolDownMs, askedMs ?? 0) : (askedMs ?? firstPauseMs);
  return { ...state, inFlight, refusals, pausedUntil: Math.max(state.pausedUntil, now + pauseMs) };
}
