/**
 * Renders a page on the server, with a store that the loaders of its route fill from the API. The client hydrates it with the same state.
 * Built as a bundle of its own, `dist-server/entry-server.cjs`.
 */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, generatePath, StaticRouterProvider } from 'react-router';
import { baseApi } from './api';
import { AppProviders } from './app/AppProviders';
import { makeRoutes } from './app/routes';
import { selectPageTitle } from './app/shell/usePageTitle';
import { parseConfig, type Config, type PlatformKey } from './lib/config';
import { matchRoute } from './routing/matchRoute';
import { routeOf } from './routing/routes';
import { makeStore, type AppStore } from './store/makeStore';
import { deserializeState, fillTables, serializeState } from './store/serializedState';

export type RenderedPage = {
  title: string;
  /** The content of the root element. */
  html: string;
  /** The style elements of the MUI components in it. */
  styles: string;
  /** The configuration and state for hydration, as JSON that is safe in a script element. */
  data: string;
  /** The name of the chunk that has the page's code. */
  chunk: string;
};

/** Escapes what could close a script element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export type PageLocation = {
  /** The canonical path. */
  path: string;
  leagueId: string | undefined;
  platform: PlatformKey | null;
};

/** Where the page at `pathname` is; null if there is none. */
export function locate(pathname: string): PageLocation | null {
  const match = matchRoute(pathname);
  if (!match) return null;
  const { route, params } = match;
  return { path: generatePath(route.path, params), leagueId: params.leagueId, platform: route.platform };
}

/** The path of the same page on another platform; `pathname` has a page of a league. */
export function pathOn(platform: PlatformKey, pathname: string): string {
  const { route, params } = matchRoute(pathname)!;
  return generatePath(routeOf(route.id, platform).path, params);
}

/** The configuration with the leagues that a page shows: a league's page outlives a change of another's name or visibility. */
function ofPage(config: Config, pathname: string): Config {
  const leagueId = locate(pathname)?.leagueId;
  if (leagueId === undefined) return config;
  return { ...config, leagues: config.leagues.filter(({ id }) => id === leagueId), adminLeagues: [] };
}

async function renderStore(config: Config, store: AppStore, url: URL): Promise<RenderedPage | null> {
  const match = matchRoute(url.pathname);
  // The loader starts queries whose code is in the page's chunk, too.
  await match?.route.page();
  const { query, dataRoutes } = createStaticHandler(makeRoutes(store, config));
  const context = await query(new Request(url));
  if (!match || context instanceof Response || context.statusCode !== 200) return null;
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  const sent = serializeState(store.getState());
  if (Object.values(sent.api.queries).some((entry) => entry?.status !== 'fulfilled')) return null;

  // As the client has it: where responses differ, such as in a team's name, the same one counts.
  const state = fillTables(deserializeState(sent));
  // The default key, so that the client's default cache adopts these styles.
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <AppProviders config={config} store={store} serverState={state}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </AppProviders>
    </CacheProvider>,
  );
  return {
    title: selectPageTitle(state, config, match, url.search),
    html,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    data: json({ config, state: sent }),
    chunk: match.route.id,
  };
}

/**
 * Renders the page of `url` as visitors see it; null if the client has to: no such page, an API on another host, or a failed request.
 * @param configJson the parsed config.json; a league's page has only that league of its list
 * @param fetchFn sends a request to the API
 * @throws {ConfigError} for a malformed config.json
 */
export async function render(
  configJson: unknown,
  url: URL,
  fetchFn: (request: Request) => Promise<Response>,
): Promise<RenderedPage | null> {
  const config = ofPage(parseConfig(configJson), url.pathname);
  const hosts = Object.entries(config.hosts);
  if (hosts.some(([, { apiUrl }]) => apiUrl !== '') || !config.hosts['*']) return null;
  const store = makeStore({ host: { apiUrl: url.origin, clientUrl: '' }, toLogIn: () => undefined, fetchFn });
  try {
    return await renderStore(config, store, url);
  } finally {
    // Clears RTK Query's timers, which would keep the store for 60 s.
    store.dispatch(baseApi.util.resetApiState());
  }
}
