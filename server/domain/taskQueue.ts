/** A task was refused: too many are waiting. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Runs at most `concurrency` tasks at a time, in order of arrival, with at most `maxWaiting` more in the queue. Tasks that go first overtake
 * the others that wait, and have `reserved` places more to wait in.
 * @throws QueueFullError from the returned function, when the queue is full
 */
export function makeTaskQueue(concurrency: number, maxWaiting = Infinity, reserved = 0) {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>, goesFirst = false): Promise<Result> => {
    const places = goesFirst ? maxWaiting + reserved : maxWaiting;
    if (running < concurrency) running += 1;
    else if (first.length + others.length < places)
      await new Promise<void>((resolve) => (goesFirst ? first : others).push(resolve));
    else throw new QueueFullError();
    try {
      return await task();
    } finally {
      const next = first.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
