import { importWithRetry } from './importWithRetry';

/**
 * Starts a feature that no page waits for once its chunk is loaded; if that fails, the page works without it.
 * @returns a function that stops it
 */
export function startLater(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  importWithRetry(load).then((start) => {
    if (!isStopped) stop = start();
  }, console.error);
  return () => {
    isStopped = true;
    stop?.();
  };
}
