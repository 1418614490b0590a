import { useLayoutEffect } from 'react';
import { ScrollRestoration } from 'react-router';
import { tabStorage } from '../../browser/storage';
import { useHydrated } from '../../browser/useHydrated';

const storageKey = 'scroll-positions';

/** Stores where the reader has scrolled the server's page before it was hydrated, as the position of its history entry. */
function StorePosition() {
  useLayoutEffect(() => {
    if (window.scrollY === 0) return;
    const positions = JSON.parse(tabStorage.get(storageKey) ?? '{}');
    tabStorage.set(storageKey, JSON.stringify({ ...positions, [window.history.state.key]: window.scrollY }));
  }, []);
  return null;
}

/**
 * Restores the position of a history entry. The router scrolls a page to its stored position or its top when this is mounted, and misses
 * the stored one while it hydrates the page.
 */
export function ScrollPosition() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <>
      <StorePosition />
      <ScrollRestoration storageKey={storageKey} />
    </>
  );
}
