/** A task was refused: too many are waiting. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Runs at most `concurrency` tasks at a time, in order of arrival, with at most `maxWaiting` more in the queue.
 * @throws QueueFullError from the returned function, when the queue is full
 */
export function makeTaskQueue(concurrency: number, maxWaiting = Infinity) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < concurrency) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new QueueFullError();
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
