import { setupListeners } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { storePreloaded } from '../api';
import { hostOrAlert } from '../browser/loadConfig';
import type { Config } from '../lib/config';
import { startLater } from '../lib/startLater';
import { pathTo } from '../routing/pathTo';
import { selectEmailAddress } from '../session/authSlice';
import { makeStore, type AppStore, type RootState } from '../store/makeStore';
import { AppProviders } from './AppProviders';
import { makeRoutes } from './routes';

export type BrowserApp = {
  /** The application with a configuration: the menus' leagues change while it runs. */
  element: (config: Config) => ReactNode;
  store: AppStore;
  /** Resolves when the first page's chunk is loaded. Hydrating earlier would not match the server's HTML. */
  ready: Promise<void>;
  /** Removes every listener of the application. */
  stop: () => void;
};

/**
 * Gives the history entry of a page that was opened by its URL a key, as the router gives one to each link's. `ScrollRestoration` stores
 * scroll positions by this key; the router's `default` would be the same for all such pages.
 */
function ensureEntryKey() {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/**
 * The application in a browser: one store, one router, one tree.
 * @param serverState the state that the server rendered the page with; none on a static host
 */
export function makeApp(config: Config, serverState?: RootState): BrowserApp {
  const store = makeStore({ host: hostOrAlert(config), preloadedState: serverState, toLogIn: () => toLogIn() });
  if (serverState) {
    // For the Redux DevTools, whose log begins here.
    store.dispatch({ type: 'server/stateHydrated' });
    storePreloaded(serverState.api.queries, () => selectEmailAddress(store.getState()));
  }
  ensureEntryKey();
  const router = createBrowserRouter(makeRoutes(store));

  /** If several requests get a 401 at once, only the first navigates to the log-in page. */
  const toLogIn = () => {
    const { pathname, search } = router.state.location;
    if (pathname !== pathTo('logIn')) void router.navigate(`${pathTo('logIn')}?timeout`, { state: { from: pathname + search } });
  };
  const ready = new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
  const listeners = [
    setupListeners(store.dispatch),
    startLater(async () => {
      const { startListeners } = await import(/* webpackChunkName: "later" */ './startListeners');
      return () => startListeners(store);
    }),
    () => router.dispose(),
  ];
  return {
    element: (current) => (
      <AppProviders config={current} store={store} serverState={serverState}>
        <RouterProvider router={router} />
      </AppProviders>
    ),
    store,
    ready,
    stop: () => listeners.forEach((stop) => stop()),
  };
}
