import type { RouteObject } from 'react-router';
import { importWithRetry } from '../lib/importWithRetry';
import { areValidParams } from '../routing/matchRoute';
import { routes, type Route } from '../routing/routes';
import type { AppStore } from '../store/makeStore';
import { pageComponents } from './pageComponents';
import { PageError } from './PageError';
import { prefetchQueries } from './routeQueries';
import { PageLayout } from './shell/PageLayout';
import { PageLoading } from './shell/PageLoading';

const notFound = () => new Response(null, { status: 404 });

/** The route of a screen. Its loader starts the screen's queries and does not wait for them: the page shows them loading. */
const screenRoute = (route: Route, store: AppStore): RouteObject => ({
  id: route.path,
  path: route.path,
  lazy: { Component: () => importWithRetry(pageComponents[route.id]) },
  loader: ({ params }) => {
    if (!areValidParams(params)) throw notFound();
    prefetchQueries(store, { route, params });
    return null;
  },
  shouldRevalidate: ({ currentParams, nextParams }) =>
    Object.keys(nextParams).some((name) => name !== route.idleParam && nextParams[name] !== currentParams[name]),
  HydrateFallback: PageLoading,
  ErrorBoundary: PageError,
});

/** The route objects, for the browser's router and the server's. */
export const makeRoutes = (store: AppStore): RouteObject[] => [
  {
    Component: PageLayout,
    ErrorBoundary: PageError,
    children: [
      ...routes.map((route) => screenRoute(route, store)),
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
