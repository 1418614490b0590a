import { enterHost, leaveHost, noCalls, type PaceState } from '../../../server/domain/hostPace';

const pace = { inFlight: 2, starts: 3, withinMs: 10_000, coolDownMs: 600_000 };
const enter = (state: PaceState, call: string, now: number) => enterHost(state, pace, call, now);
const responded = { status: 200, askedMs: null };
const refused = (askedMs: number | null = null) => ({ status: 429, askedMs });

test('calls at the same time start one after the other, as many as the pace allows', () => {
  let state = noCalls;
  const waits = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((call) => {
    const { state: entered, entry } = enter(state, call, 1000);
    state = leaveHost(entered, pace, call, responded, 1000);
    return entry.waitMs;
  });
  expect(waits).toEqual([0, 0, 0, 10_000, 10_000, 10_000, 20_000]);
});

test('no more calls are in flight than the host takes; the place of one that never ended is free after a minute', () => {
  const { state } = enter(enter(noCalls, 'a', 0).state, 'b', 0);
  const full = enter(state, 'c', 59_999);
  expect(full.entry).toEqual({ isIn: false, waitMs: 0, pausedMs: 0 });
  expect(full.state.starts).toEqual([0, 0]);
  expect(enter(state, 'c', 60_000).entry.isIn).toBe(true);
  expect(enter(leaveHost(state, pace, 'a', responded, 5), 'c', 10).entry.isIn).toBe(true);
});

test('a refusal pauses the host for half a minute, or as it asks; one more for its cool-down, however long it was paused', () => {
  const once = leaveHost(noCalls, pace, 'a', refused(), 1000);
  expect(enter(once, 'b', 1000).entry).toEqual({ isIn: false, waitMs: 0, pausedMs: 30_000 });
  expect(leaveHost(noCalls, pace, 'a', refused(5000), 1000).pausedUntil).toBe(6000);
  const twice = leaveHost(once, pace, 'b', refused(5000), 31_000);
  expect(twice.pausedUntil).toBe(631_000);
  expect(leaveHost(twice, pace, 'c', refused(), 700_000).pausedUntil).toBe(1_300_000);
  expect(leaveHost(once, pace, 'b', refused(900_000), 31_000).pausedUntil).toBe(931_000);
});

test('a response that is no refusal ends the series of refusals; a missing one does not', () => {
  const once = leaveHost(noCalls, pace, 'a', refused(), 0);
  expect(leaveHost(leaveHost(once, pace, 'b', responded, 1), pace, 'c', refused(), 40_000).pausedUntil).toBe(70_000);
  const silent = leaveHost(once, pace, 'b', { status: null, askedMs: null }, 1);
  expect(leaveHost(silent, pace, 'c', refused(), 40_000).pausedUntil).toBe(640_000);
});
