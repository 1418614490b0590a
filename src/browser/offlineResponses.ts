/** The latest responses in the browser's offline caches. */
import { sessionCache, visitorCache } from './offlineCache';

const cachedAtHeader = 'cached-at';

/** The maximum number of responses in each cache. */
const maxResponses = 60;

/** A stored body and when it arrived, in ms. */
export type CachedResponse = { text: string; cachedAt: number };

const cacheNameOf = (account: string | null) => (account === null ? visitorCache : sessionCache);

/** Stores the body of a response. */
export async function storeResponse(account: string | null, url: string, text: string, now = Date.now()): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await globalThis.caches.open(cacheNameOf(account));
  const headers = { [cachedAtHeader]: String(now), account: encodeURIComponent(account ?? '') };
  await cache.put(url, new Response(text, { headers }));
  const requests = await cache.keys();
  const oldest = requests.slice(0, Math.max(0, requests.length - maxResponses));
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

/** The response that was stored for the same account, or null. */
export async function findResponse(account: string | null, url: string): Promise<CachedResponse | null> {
  if (!('caches' in globalThis)) return null;
  // Not by `open`, which would create the cache again after the end of a session.
  const response = await globalThis.caches.match(url, { cacheName: cacheNameOf(account) });
  if (!response || response.headers.get('account') !== encodeURIComponent(account ?? '')) return null;
  return { text: await response.text(), cachedAt: Number(response.headers.get(cachedAtHeader)) };
}
