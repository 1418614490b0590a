import { type HostLimiter, hostLimiter } from '../../../../server/hosts/transport/rateLimiter';
import { mflPolicy } from '../../../../server/hosts/mfl/address';
import { sleeperPolicy } from '../../../../server/hosts/sleeper/policy';
import { fakeClock } from '../fakeClock';

/** A task that waits to be let go. */
function deferred() {
  let release = () => {};
  const gone = new Promise<void>((resolve) => (release = resolve));
  return { gone, release };
}

/** Makes a call that gets a response at once. */
const turn = (limiter: HostLimiter) =>
  limiter.call(
    async () => null,
    () => ({ status: 200, askedMs: null }),
  );

const settle = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['MyFantasyLeague', mflPolicy(false), 1],
  ['Sleeper', sleeperPolicy, 5],
])('%s has as many calls in flight as it allows; the next one starts when one ends', async (_, policy, most) => {
  const limiter = hostLimiter(policy, fakeClock());
  const tasks = Array.from({ length: most + 2 }, deferred);
  const started: number[] = [];
  const runs = tasks.map(({ gone }, i) =>
    limiter.run(async () => {
      started.push(i);
      await gone;
    }),
  );
  await settle();
  expect(started).toHaveLength(most);
  tasks[0]!.release();
  await settle();
  expect(started).toEqual(Array.from({ length: most + 1 }, (_unused, i) => i));
  tasks.forEach(({ release }) => release());
  await Promise.all(runs);
  expect(started).toHaveLength(most + 2);
});

test('a failed call frees its place', async () => {
  const limiter = hostLimiter(mflPolicy(false), fakeClock());
  await expect(limiter.run(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await limiter.run(async () => 'next')).toBe('next');
});

test.each([
  ['5 times within any 10 seconds', false, 5],
  ['12 times by a registered client', true, 12],
])('MyFantasyLeague is called %s', async (_, isRegistered, calls) => {
  const clock = fakeClock();
  const limiter = hostLimiter(mflPolicy(isRegistered), clock);
  for (let i = 0; i < calls; i += 1) await turn(limiter);
  expect(clock.slept).toEqual([]);
  clock.advance(300);
  await turn(limiter);
  expect(clock.slept).toEqual([9700]);
});

test('Sleeper is called 200 times within any minute', async () => {
  const clock = fakeClock();
  const limiter = hostLimiter(sleeperPolicy, clock);
  for (let i = 0; i < 200; i += 1) {
    await turn(limiter);
    clock.advance(100);
  }
  expect(clock.slept).toEqual([]);
  await turn(limiter);
  expect(clock.slept).toEqual([40_000]);
  await turn(limiter);
  expect(clock.slept).toEqual([40_000, 100]);
});
