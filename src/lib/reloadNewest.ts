/** How long a new version of the service worker may take to come into force, in ms. */
const patience = 5000;

/** Waits until a newly found service worker is in force: until then it is the old one that serves the page. */
async function newestWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  const coming = registration?.installing ?? registration?.waiting;
  if (!coming) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => ['activated', 'redundant'].includes(coming.state) && resolve());
  });
}

/** Loads the page anew, in the newest version that has been put online. */
export async function reloadNewest(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([newestWorker().catch(() => undefined), late]);
  window.location.reload();
}
