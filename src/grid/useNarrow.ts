import { useSyncExternalStore } from 'react';

/** As the style sheets. */
const NARROW = '(width < 37.5rem)';

function subscribe(onChange: () => void) {
  const window = matchMedia(NARROW);
  window.addEventListener('change', onChange);
  return () => window.removeEventListener('change', onChange);
}

/** Whether the window is too narrow for columns. For what renders in the browser only: elsewhere style sheets decide. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
