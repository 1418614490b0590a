/** How the calls of all processes to a host are counted. All times are in milliseconds. */

/**
 * How many calls a host takes: `inFlight` at once, `starts` within any `withinMs`. One that refuses twice in a row is paused for
 * `coolDownMs`.
 */
export interface Pace {
  inFlight: number;
  starts: number;
  withinMs: number;
  coolDownMs: number;
}

/** The calls to a host: when the last ones started, oldest first; when the places of those in flight expire, by call. */
export interface PaceState {
  starts: number[];
  inFlight: Record<string, number>;
  refusals: number;
  pausedUntil: number;
}

/** Whether a call gets a place; it starts after `waitMs`. Without one the host is paused for `pausedMs`, or all places are taken. */
export interface Entry {
  isIn: boolean;
  waitMs: number;
  pausedMs: number;
}

/** How a call ended: `status` null without a response, `askedMs` as `Retry-After` says. */
export interface CallEnd {
  status: number | null;
  askedMs: number | null;
}

export const tooManyCalls = 429;

/** How long a call may have its place; a killed process never frees it. */
const longestCallMs = 60_000;
/** How long a host is paused after a first refusal without `Retry-After`. */
const firstPauseMs = 30_000;

export const noCalls: PaceState = { starts: [], inFlight: {}, refusals: 0, pausedUntil: 0 };

/** Takes a place for a call, and the next start that the pace allows. */
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

/** Frees a call's place. A 429 pauses the host. */
export function leaveHost(state: PaceState, pace: Pace, call: string, { status, askedMs }: CallEnd, now: number): PaceState {
  const inFlight = Object.fromEntries(Object.entries(state.inFlight).filter(([each]) => each !== call));
  if (status === null) return { ...state, inFlight };
  if (status !== tooManyCalls) return { ...state, inFlight, refusals: 0 };
  const refusals = state.refusals + 1;
  const pauseMs = refusals > 1 ? Math.max(pace.coolDownMs, askedMs ?? 0) : (askedMs ?? firstPauseMs);
  return { ...state, inFlight, refusals, pausedUntil: Math.max(state.pausedUntil, now + pauseMs) };
}
