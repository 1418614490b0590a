import { matchRoutes } from 'react-router';
import { areValidParams, type RouteMatch } from './routeParams';
import { routes } from './routes';

const routeObjects = routes.map((route) => ({ path: route.path, route }));

/** The screen at a path that the router is not at; null for a path without a screen or with an invalid parameter. */
export function matchRoute(pathname: string): RouteMatch | null {
  const match = matchRoutes(routeObjects, pathname)?.[0];
  if (!match || !areValidParams(match.params)) return null;
  return { route: match.route.route, params: match.params };
}
