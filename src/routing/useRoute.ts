import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { matchRoute, type RouteMatch } from './matchRoute';
import type { ParamsOf } from './pathTo';
import type { RouteId } from './routes';

/** The screen that the current address names, with its parameters. */
export function useRoute(): RouteMatch | null {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(pathname), [pathname]);
}

/** The parameters of a page's own route, as text. */
export function useRouteParams<Id extends RouteId>(): Record<keyof ParamsOf<Id>, string> {
  return useRoute()?.params as Record<keyof ParamsOf<Id>, string>;
}
