/** Query responses in the offline cache, by their keys in the API cache. The product works without it: browsers may refuse a cache. */
import { findResponse, storeResponse } from '../browser/offlineResponses';
import { loadResponseCheck } from './checkResponse';

/** The `meta` of a query: when its response was stored, in ms, if it comes from the offline cache. */
export type OfflineMeta = { cachedAt?: number };

type CachedQuery = { status?: string; data?: unknown } | undefined;

/** How long after its response a query is stored, in ms: the page renders first. */
const STORE_DELAY_MS = 500;

/** The URL that a query's response is stored under. */
const offlineUrl = (cacheKey: string): string => `/offline/${encodeURIComponent(cacheKey)}`;

/** Stores the response of a query, unless another account is logged in by then. */
export function storeQuery(cacheKey: string, data: unknown, currentAccount: () => string | null): void {
  if (data == null || !('caches' in globalThis)) return;
  const account = currentAccount();
  setTimeout(() => {
    if (currentAccount() !== account) return;
    storeResponse(account, offlineUrl(cacheKey), JSON.stringify(data)).catch(() => undefined);
  }, STORE_DELAY_MS);
}

/** Stores the responses that came with a server-rendered page: hydration sends no request for them. */
export function storePreloaded(queries: Record<string, CachedQuery>, currentAccount: () => string | null): void {
  for (const [cacheKey, query] of Object.entries(queries))
    if (query?.status === 'fulfilled') storeQuery(cacheKey, query.data, currentAccount);
}

/** The stored response of a query; null if there is none, or if it does not match the current contract. */
export async function findQuery(
  cacheKey: string,
  account: string | null,
  endpoint: string,
): Promise<{ data: unknown; meta: OfflineMeta } | null> {
  try {
    const response = await findResponse(account, offlineUrl(cacheKey));
    if (!response) return null;
    const data: unknown = JSON.parse(response.text);
    return (await loadResponseCheck()(endpoint, data)) === null ? { data, meta: { cachedAt: response.cachedAt } } : null;
  } catch {
    return null;
  }
}
