/** How long to wait for a new service worker to activate, in ms. */
const timeout = 5000;

/** Resolves when an updated service worker, if there is one, is active: until then the old one serves the page. */
async function updateServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => ['activated', 'redundant'].includes(worker.state) && resolve());
  });
}

/** Reloads the page in the latest deployed version. */
export async function reloadWithUpdate(): Promise<void> {
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, timeout));
  await Promise.race([updateServiceWorker().catch(() => undefined), tooLate]);
  window.location.reload();
}
