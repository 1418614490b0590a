/** The service worker: caches the app shell when it is installed, and what pages load when they first load it. */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: {
  skipWaiting: () => Promise<void>;
  /** The app shell's files: `scripts/precacheManifest.js` writes them here. */
  __WB_MANIFEST: PrecacheEntry[];
};

/** Do not cache the SPA fallback as an asset. */
const noPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.headers.get('content-type')?.includes('text/html') ? response : null,
};

/** If the server has no page, the app shell shows the error. */
const pagesOnly: WorkboxPlugin = {
  // A cached page would request old code.
  cacheWillUpdate: async () => null,
  fetchDidSucceed: async ({ response }) => {
    if (!response.ok) throw new Error(`${response.url} gave ${response.status}`);
    return response;
  },
  // Fall back to the app shell when the network fails or times out.
  cachedResponseWillBeUsed: () => caches.match('/index.html', { ignoreSearch: true }),
};

enableNavigationPreload();
void self.skipWaiting();
clientsClaim();
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' });
cleanupOutdatedCaches();

registerRoute(
  // The server's page contains its data.
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !/^\/(api|avatars)\//.test(url.pathname),
  new NetworkFirst({ networkTimeoutSeconds: 3, plugins: [pagesOnly] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 120 }), noPages] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(avatars|logos)\//.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'images', plugins: [new ExpirationPlugin({ maxEntries: 300 })] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({ cacheName: 'config', networkTimeoutSeconds: 3 }),
);
