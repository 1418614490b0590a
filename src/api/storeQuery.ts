/** When a query is stored in the offline cache or read from it. */
import type * as OfflineQueries from './offlineQueries';

type CachedQuery = { status?: string; data?: unknown } | undefined;

/** How long after its response a query is stored, in ms: the page renders first. */
const STORE_DELAY_MS = 500;

/**
 * Uses the offline cache, whose code loads after the page's; null without that code, or if the browser refuses the cache: the product works
 * without it.
 */
const withCache = <Result>(use: (cache: typeof OfflineQueries) => Result | Promise<Result>): Promise<Result | null> =>
  import(/* webpackChunkName: "later" */ './offlineQueries').then(use).catch(() => null);

/** The response of a query in the offline cache; null without one. */
export const findQuery = (...query: Parameters<typeof OfflineQueries.findQuery>) =>
  withCache((cache) => cache.findQuery(...query));

/** Stores the response of a query, unless another account is logged in by then. */
export function storeQuery(cacheKey: string, data: unknown, currentAccount: () => string | null): void {
  if (data == null || !('caches' in globalThis)) return;
  const account = currentAccount();
  setTimeout(() => {
    void withCache((cache) => (currentAccount() === account ? cache.writeQuery(account, cacheKey, data) : undefined));
  }, STORE_DELAY_MS);
}

/** Stores the responses that came with a server-rendered page: hydration sends no request for them. */
export function storePreloaded(queries: Record<string, CachedQuery>, currentAccount: () => string | null): void {
  for (const [cacheKey, query] of Object.entries(queries))
    if (query?.status === 'fulfilled') storeQuery(cacheKey, query.data, currentAccount);
}
