import { matchRoutes } from 'react-router';
import { routeIds, routes, type Route, type RouteId } from './routes';

/** The parameters that a route's path may have. */
export type RouteParams = { leagueId?: string; teamId?: string; year?: string; week?: string };

export type RouteMatch = { id: RouteId; route: Route; params: RouteParams };

const patterns: Record<keyof RouteParams, RegExp> = {
  leagueId: /^\d{1,20}$/,
  teamId: /^[\w-]{1,40}$/,
  year: /^\d{4}$/,
  week: /^(0?[1-9]|1\d|2[0-5])$/,
};

/** Whether every parameter has the format that its name requires. */
export const areValidParams = (params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(params).every(([name, value]) => patterns[name as keyof RouteParams]?.test(value ?? ''));

const routeObjects = routeIds.map((id) => ({ id, path: routes[id].path }));

/** The screen at a path, matched by React Router; null for a path without a screen or with an invalid parameter. */
export function matchRoute(pathname: string): RouteMatch | null {
  const match = matchRoutes(routeObjects, pathname)?.[0];
  if (!match || !areValidParams(match.params)) return null;
  return { id: match.route.id, route: routes[match.route.id], params: match.params };
}
