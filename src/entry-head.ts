/** Inlined in the page's head, so it runs before the first paint: it applies the chosen theme, and handles scripts that fail to load. */
import { applyTheme } from './browser/theme';

const attemptsKey = 'codeLoadAttempts';
/** How often a page whose scripts fail to load is reloaded, in case the network fails for a moment. */
const maxReloads = 2;

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
