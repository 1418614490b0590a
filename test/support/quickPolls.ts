/**
 * Makes what waits for the given time, such as a poll's interval in ms, wait for a tenth of a second instead.
 * @returns what ends this
 */
export function quickPolls(interval: number): () => void {
  const { setTimeout } = window;
  const quick = (handler: () => void, ms?: number) => setTimeout(handler, ms === interval ? 100 : ms);
  window.setTimeout = quick as unknown as typeof setTimeout;
  return () => void (window.setTimeout = setTimeout);
}
