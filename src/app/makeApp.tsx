import { setupListeners } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { storePreloaded } from '../api';
import { hostOrAlert } from '../browser/loadConfig';
import { responsesPreloaded } from '../entities/createTable';
import type { Config } from '../lib/config';
import { importWithRetry } from '../lib/importWithRetry';
import { fieldOf } from '../lib/json';
import { AppRouter } from '../components/AppRouter';
import { pathTo } from '../routing/pathTo';
import { selectEmailAddress } from '../session/authSlice';
import { makeStore, type AppStore, type RootState } from '../store/makeStore';
import { fillTables, type SerializedState } from '../store/serializedState';
import { AppProviders } from './AppProviders';
import { makeRoutes } from './routes';

export type BrowserApp = {
  /** The application with a configuration: the menus' leagues change while it runs. */
  element: (config: Config) => ReactNode;
  store: AppStore;
  /** Resolves when the first page's chunk is loaded, with its tables. Hydrating earlier would not match the server's HTML. */
  ready: Promise<void>;
  /** Removes every listener of the application. */
  stop: () => void;
};

/**
 * Gives the history entry of a page that was opened by its URL a key, as the router gives one to each link's. `ScrollRestoration` stores
 * scroll positions by this key; the router's `default` would be the same for all such pages, and so would a key made of the URL if it is
 * opened twice.
 */
function ensureEntryKey() {
  if (fieldOf(window.history.state, 'key')) return;
  window.history.replaceState({ ...window.history.state, key: Math.random().toString(36).slice(2) }, '');
}

/**
 * The application in a browser: one store, one router, one tree.
 * @param server the state and configuration that the server rendered the page with; none on a static host
 */
export function makeApp(config: Config, server?: { state: SerializedState; config: Config }): BrowserApp {
  const serverState = server?.state;
  const store = makeStore({ host: hostOrAlert(config), preloadedState: serverState, toLogIn: () => toLogIn() });
  if (serverState) {
    // For the Redux DevTools, whose log begins here.
    store.dispatch({ type: 'server/stateHydrated' });
    storePreloaded(serverState.api.queries, () => selectEmailAddress(store.getState()));
  }
  ensureEntryKey();
  const router = createBrowserRouter(makeRoutes(store, config));

  /** If several requests get a 401 at once, only the first navigates to the log-in page. */
  const toLogIn = () => {
    const { pathname, search } = router.state.location;
    if (pathname !== pathTo('logIn')) void router.navigate(`${pathTo('logIn')}?timeout`, { state: { from: pathname + search } });
  };
  let hydratedState: RootState | undefined;
  const ready = new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe(({ initialized }) => {
      if (initialized) resolve();
    });
  }).then(() => {
    if (!serverState) return;
    // The page's chunk has injected its tables.
    hydratedState = fillTables(serverState);
    store.dispatch(responsesPreloaded(store.getState().api.queries));
  });
  const listeners = [setupListeners(store.dispatch), () => router.dispose()];
  let isStopped = false;
  // Without its chunk the page works, too.
  importWithRetry(() => import(/* webpackChunkName: "later" */ './extras').then((module) => module.startExtras)).then(
    (startExtras) => {
      if (!isStopped) listeners.push(startExtras(store));
    },
    console.error,
  );
  return {
    element: (current) => (
      <AppProviders config={current} serverConfig={server?.config} store={store} serverState={hydratedState}>
        <AppRouter router={router} />
      </AppProviders>
    ),
    store,
    ready,
    stop: () => {
      isStopped = true;
      listeners.forEach((stop) => stop());
    },
  };
}
