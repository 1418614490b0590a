import { use, useCallback } from 'react';
import { type DataRouter, useLocation } from 'react-router';
import { RouterContext } from './AppRouter';

/** Returns the changed search parameters; may change and return the given ones. */
type Change = (params: URLSearchParams) => URLSearchParams;

/** Runs a function once no navigation is under way. */
function whenIdle(router: DataRouter, run: () => void): void {
  if (router.state.navigation.state === 'idle') return run();
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    queueMicrotask(() => whenIdle(router, run));
  });
}

/**
 * Returns a function that changes the search parameters of the current page and replaces its history entry. It changes the router's URL,
 * which is newer than the rendered one while React renders a navigation, and waits for a navigation under way, which it would cancel. A
 * change is dropped when the navigation leads to another path.
 */
export function useChangeSearch(): (change: Change) => void {
  const router = use(RouterContext);
  const { pathname } = useLocation();
  return useCallback(
    (change) => {
      if (!router) return;
      whenIdle(router, () => {
        const { location } = router.state;
        if (location.pathname !== pathname) return;
        const search = change(new URLSearchParams(location.search)).toString();
        const { hash, state } = location;
        void router.navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
      });
    },
    [router, pathname],
  );
}
