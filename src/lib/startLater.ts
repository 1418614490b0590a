/**
 * Starts what no page waits for once its code is loaded; if that fails, the page goes without it.
 * @returns a function that stops it
 */
export function startLater(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  load().then(
    (start) => {
      if (!isStopped) stop = start();
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
