import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { matchRoute, type RouteMatch } from './matchRoute';
import type { ParamsOf } from './pathTo';
import type { ScreenId } from './screens';

/** The current screen with its parameters; null on the Not Found page. */
export function useRoute(): RouteMatch | null {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(pathname), [pathname]);
}

/** The parameters of a page's route, as strings. */
export function useRouteParams<Id extends ScreenId>(): Record<keyof ParamsOf<Id>, string> {
  return useRoute()?.params as Record<keyof ParamsOf<Id>, string>;
}
