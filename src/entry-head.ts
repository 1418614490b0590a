/**
 * Inlined in the page's head, so it runs before the first paint: it applies the chosen theme, and handles scripts that fail to load and forms
 * that are submitted before hydration.
 */
import { applyTheme } from './browser/colorScheme';

const attemptsKey = 'codeLoadAttempts';
/** How often a page whose scripts fail to load is reloaded, in case the network fails for a moment. */
const maxReloads = 2;

/** How long after a form was submitted before hydration it is submitted again, in ms. */
const submitAgainAfter = 200;

/**
 * Handles a submitted form that the application has not handled, because it is not hydrated yet: submits it again until it is. The browser
 * itself would put the fields, a password too, into the URL.
 */
function submitLater(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  setTimeout(() => form.isConnected && form.requestSubmit(), submitAgainAfter);
}

function reloadOrExplain(): void {
  try {
    const attempts = Number(sessionStorage.getItem(attemptsKey)) + 1;
    sessionStorage.setItem(attemptsKey, String(attempts));
    if (attempts <= maxReloads) return window.location.reload();
  } catch {
    // Without storage the attempts cannot be counted.
  }
  document.getElementById('load-error')?.removeAttribute('hidden');
}

applyTheme();
document.addEventListener('submit', submitLater);
window.addEventListener(
  'error',
  // Script elements only: run-time errors have another target, and chunks that fail later are handled where they are imported.
  ({ target }) => target instanceof HTMLScriptElement && target.defer && reloadOrExplain(),
  true,
);
window.addEventListener('load', () => {
  try {
    if (document.getElementById('load-error')?.hidden) sessionStorage.removeItem(attemptsKey);
  } catch {
    // Storage is blocked: nothing is stored.
  }
});
