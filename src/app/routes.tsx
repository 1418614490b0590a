import type { RouteObject } from 'react-router';
import { Loading } from '../components/Loading';
import { importWithRetry } from '../lib/importWithRetry';
import type { Config } from '../lib/config';
import { areValidParams } from '../routing/routeParams';
import { routes, type Route } from '../routing/routes';
import type { AppStore } from '../store/makeStore';
import { PageError } from './PageError';
import { routeQueries, startQueries } from './routeQueries';
import { PageLayout } from './shell/PageLayout';

/** Shown while a page's chunk is loading. */
const PageLoading = () => (
  <div className="page page-width">
    <Loading />
  </div>
);

const notFound = () => new Response(null, { status: 404 });

/** The route of a screen. Its loader starts the screen's queries and does not wait for them: the page shows them loading. */
const screenRoute = (route: Route, store: AppStore, config: Config): RouteObject => ({
  id: route.path,
  path: route.path,
  lazy: { Component: () => importWithRetry(route.page) },
  loader: ({ params, request }) => {
    if (!areValidParams(params)) throw notFound();
    startQueries(store, routeQueries({ route, params }, new URL(request.url).search, config));
    return null;
  },
  shouldRevalidate: ({ currentParams, nextParams }) =>
    Object.keys(nextParams).some((name) => name !== route.idleParam && nextParams[name] !== currentParams[name]),
  HydrateFallback: PageLoading,
  ErrorBoundary: PageError,
});

/** The route objects, for the browser's router and the server's. */
export const makeRoutes = (store: AppStore, config: Config): RouteObject[] => [
  {
    Component: PageLayout,
    ErrorBoundary: PageError,
    children: [
      ...routes.map((route) => screenRoute(route, store, config)),
      {
        path: '*',
        loader: () => {
          throw notFound();
        },
        ErrorBoundary: PageError,
      },
    ],
  },
];
