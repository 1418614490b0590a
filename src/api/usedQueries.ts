/**
 * A loader starts a page's queries before the page mounts, so one may fail before a component subscribes to it. RTK Query sends a query
 * whose latest request failed again as soon as a component subscribes, and has no option against it
 * (https://github.com/reduxjs/redux-toolkit/issues/1354). That would send every failed request twice, and show its failure for a moment. So
 * `baseQuery` keeps a failed request pending until a component uses it: a component joins a pending request.
 */

/** How long a failed request stays pending while no component uses it, in ms. */
const USE_TIMEOUT_MS = 10_000;

/** The prefetched queries that no component uses yet, by cache key, with what to call when one does. */
const unused = new Map<string, () => void>();

/** Whether a component uses the latest request of this cache key. */
export const isUsed = (cacheKey: string): boolean => !unused.has(cacheKey);

/** Records that a component uses the running request of this cache key. */
export function markUsed(cacheKey: string): void {
  unused.get(cacheKey)?.();
  unused.delete(cacheKey);
}

/** Records that a request of this cache key starts that no component uses yet. */
export const markPrefetched = (cacheKey: string): void => void unused.set(cacheKey, () => undefined);

/** Resolves when a component uses the running request of this cache key, or after ten seconds. */
export const untilUsed = (cacheKey: string): Promise<void> =>
  new Promise((resolve) => {
    if (isUsed(cacheKey)) return resolve();
    unused.set(cacheKey, resolve);
    setTimeout(resolve, USE_TIMEOUT_MS);
  });
