import { deleteFormerResponses } from '../browser/offlineCache';
import { tabStorage } from '../browser/storage';

const script = '/service-worker.js';

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, policy: ScriptPolicy) => ScriptPolicy };
  }
}

/** The worker's URL, as a TrustedScriptURL in browsers with Trusted Types. The policy creates no other URL. */
function trustedScript(): string {
  const policy = window.trustedTypes?.createPolicy('sideline', { createScriptURL: () => script });
  return policy?.createScriptURL(script) ?? script;
}
const reloadedKey = 'serviceWorkerReloaded';

/** Whether the server has the worker's script as JavaScript; undefined without network. */
async function scriptIsJavaScript(): Promise<boolean | undefined> {
  try {
    const response = await fetch(script, { headers: { 'Service-Worker': 'script' }, cache: 'no-store' });
    return response.ok && (response.headers.get('content-type') ?? '').includes('javascript');
  } catch {
    return undefined;
  }
}

/** Unregisters an orphaned worker and reloads the page, once per tab, so that it cannot loop. */
async function unregister(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.unregister();
  if (tabStorage.get(reloadedKey) !== null) return;
  tabStorage.set(reloadedKey, 'yes');
  window.location.reload();
}

/** Seeds the worker's caches with the assets that the page loaded before the worker controlled it. */
async function cacheLoaded(): Promise<void> {
  if (navigator.serviceWorker.controller || !('caches' in globalThis)) return;
  const code = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'));
  const [assets, config] = await Promise.all(['assets', 'config'].map((name) => caches.open(name)));
  await Promise.all([config!.add('/config.json'), ...code.map(({ href }) => assets!.add(href))]);
}

/** Registers the service worker if its script is on the server; without network it logs that the app runs offline. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await deleteFormerResponses().catch(() => undefined);
  const isJavaScript = await scriptIsJavaScript();
  if (isJavaScript === undefined) {
    console.info('No internet connection found. App is running in offline mode.');
  } else if (isJavaScript) {
    tabStorage.remove(reloadedKey);
    await navigator.serviceWorker
      .register(trustedScript())
      .then(() => cacheLoaded().catch(() => undefined))
      .catch((error: unknown) => console.error('The service worker could not be registered.', error));
  } else {
    await unregister();
  }
}
