/** When a query is stored in the offline cache, whose code loads after the page's. */

type CachedQuery = { status?: string; data?: unknown } | undefined;

/** How long after its response a query is stored, in ms: the page renders first. */
const STORE_DELAY_MS = 500;

/** Stores the response of a query, unless another account is logged in by then. */
export function storeQuery(cacheKey: string, data: unknown, currentAccount: () => string | null): void {
  if (data == null || !('caches' in globalThis)) return;
  const account = currentAccount();
  setTimeout(() => {
    import(/* webpackChunkName: "later" */ './offlineQueries')
      .then(({ writeQuery }) => (currentAccount() === account ? writeQuery(account, cacheKey, data) : undefined))
      .catch(() => undefined);
  }, STORE_DELAY_MS);
}

/** Stores the responses that came with a server-rendered page: hydration sends no request for them. */
export function storePreloaded(queries: Record<string, CachedQuery>, currentAccount: () => string | null): void {
  for (const [cacheKey, query] of Object.entries(queries))
    if (query?.status === 'fulfilled') storeQuery(cacheKey, query.data, currentAccount);
}
