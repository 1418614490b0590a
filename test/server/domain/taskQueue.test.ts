import { makeTaskQueue, QueueFullError } from '../../../server/domain/taskQueue';

it('runs two at a time, lets three wait in order, and refuses the sixth', async () => {
  const run = makeTaskQueue(2, 3);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const task = (id: number) => () =>
    new Promise<number>((resolve) => {
      started.push(id);
      ends.push(() => resolve(id));
    });
  const results = [1, 2, 3, 4, 5].map((id) => run(task(id)));
  await expect(run(task(6))).rejects.toThrow(QueueFullError);
  for (const expected of [
    [1, 2],
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
  ]) {
    expect(started).toEqual(expected);
    ends[expected.length - 2]!();
    await new Promise(setImmediate);
  }
  ends[4]!();
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5]);
});

it('lets tasks that go first overtake those that wait, in places of their own', async () => {
  const run = makeTaskQueue(1, 2, 1);
  const started: string[] = [];
  const task = (name: string) => async () => void started.push(name);
  const results = [run(task('running')), run(task('a')), run(task('b')), run(task('refused'))];
  results.push(run(task('first'), true), run(task('refused'), true), run(task('refused')));
  const settled = await Promise.allSettled(results);
  expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true, false, false]);
  expect(started).toEqual(['running', 'first', 'a', 'b']);
});

it('continues after a task that fails', async () => {
  const run = makeTaskQueue(1, 1);
  const failed = run(() => Promise.reject(new Error('no')));
  const next = run(() => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await run(() => Promise.resolve('again'))).toBe('again');
});
