/** Query responses in the offline cache, by their keys in the API cache. */
import { findResponse, storeResponse } from '../browser/offlineResponses';
import { loadResponseCheck } from './checkResponse';

/** The `meta` of a query: when its response was stored, in ms, if it comes from the offline cache. */
export type OfflineMeta = { cachedAt?: number };

/** The URL that a query's response is stored under. */
const offlineUrl = (cacheKey: string): string => `/offline/${encodeURIComponent(cacheKey)}`;

/** Stores the response of a query. */
export const writeQuery = (account: string | null, cacheKey: string, data: unknown): Promise<void> =>
  storeResponse(account, offlineUrl(cacheKey), JSON.stringify(data));

/** The stored response of a query; null if there is none, or if it does not match the current contract. */
export async function findQuery(
  cacheKey: string,
  account: string | null,
  endpoint: string,
): Promise<{ data: unknown; meta: OfflineMeta } | null> {
  const response = await findResponse(account, offlineUrl(cacheKey)).catch(() => null);
  if (!response) return null;
  const data: unknown = JSON.parse(response.text);
  return (await loadResponseCheck()(endpoint, data)) === null ? { data, meta: { cachedAt: response.cachedAt } } : null;
}
