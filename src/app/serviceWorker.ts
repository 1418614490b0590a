const script = '/service-worker.js';

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

/** The worker's address as a browser with Trusted Types asks for it: no other text becomes one. */
function trustedScript(): string {
  const types = (window as { trustedTypes?: { createPolicy: (name: string, policy: ScriptPolicy) => ScriptPolicy } })
    .trustedTypes;
  return types?.createPolicy('sideline', { createScriptURL: () => script }).createScriptURL(script) ?? script;
}
const reloadedKey = 'serviceWorkerReloaded';

/** Whether the worker's script is there and is JavaScript; undefined without network. */
async function scriptIsJavaScript(): Promise<boolean | undefined> {
  try {
    const response = await fetch(script, { headers: { 'Service-Worker': 'script' }, cache: 'no-store' });
    return response.ok && (response.headers.get('content-type') ?? '').includes('javascript');
  } catch {
    return undefined;
  }
}

/** Takes an orphaned worker off this origin and loads the page anew, once a tab, so that it never loops. */
async function unregister(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.unregister();
  if (sessionStorage.getItem(reloadedKey) !== null) return;
  sessionStorage.setItem(reloadedKey, 'yes');
  window.location.reload();
}

/** Puts what this page was made of where the worker looks for it: the page came before the worker did. */
async function keepLoaded(): Promise<void> {
  if (navigator.serviceWorker.controller || !('caches' in globalThis)) return;
  const code = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'));
  const [assets, config] = await Promise.all(['assets', 'config'].map((name) => caches.open(name)));
  await Promise.all([config!.add('/config.json'), ...code.map((address) => assets!.add(address.href))]);
}

/** Registers the service worker after a check of its script; without network it says that the app runs offline. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const fine = await scriptIsJavaScript();
  if (fine === undefined) {
    console.info('No internet connection found. App is running in offline mode.');
  } else if (fine) {
    sessionStorage.removeItem(reloadedKey);
    await navigator.serviceWorker
      .register(trustedScript())
      .then(() => keepLoaded().catch(() => undefined))
      .catch((error: unknown) => console.error('The service worker could not be registered.', error));
  } else {
    await unregister();
  }
}
