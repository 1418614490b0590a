import { useMemo } from 'react';
import { useMatches, useParams } from 'react-router';
import type { ScreenId } from '../features/screens';
import type { ParamsOf } from './pathTo';
import { areValidParams, type RouteMatch } from './routeParams';
import { routes } from './routes';

/** The current screen, whose path is the id of the router's match, with its parameters; null on the Not Found page. */
export function useRoute(): RouteMatch | null {
  const { id, params } = useMatches().at(-1)!;
  return useMemo(() => {
    const route = routes.find(({ path }) => path === id);
    return route && areValidParams(params) ? { route, params } : null;
  }, [id, params]);
}

/** The parameters of a page's route, as strings. */
export const useRouteParams = <Id extends ScreenId>() => useParams() as Record<keyof ParamsOf<Id>, string>;
