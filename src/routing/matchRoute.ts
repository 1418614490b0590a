import { matchRoutes } from 'react-router';
import type { LeagueEntry } from '../lib/config';
import { routes, type Route } from './routes';

/** The parameters that a route's path may have. */
export type RouteParams = { leagueId?: string; teamId?: string; year?: string; week?: string };

export type RouteMatch = { route: Route; params: RouteParams };

/** An id of a team or a player, as in the contract: a request for another id is refused. */
export const idPattern = /^[\w-]{1,40}$/;

const patterns: Record<keyof RouteParams, RegExp> = {
  leagueId: /^\d{1,20}$/,
  teamId: idPattern,
  // As in the contract: a request for another year is refused.
  year: /^(199|20\d)\d$/,
  week: /^(0?[1-9]|1\d|2[0-5])$/,
};

/** Whether every parameter has the format that its name requires. */
export const areValidParams = (params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(params).every(([name, value]) => patterns[name as keyof RouteParams]?.test(value ?? ''));

const routeObjects = routes.map((route) => ({ path: route.path, route }));

function findRoute(pathname: string): RouteMatch | null {
  const match = matchRoutes(routeObjects, pathname)?.[0];
  if (!match || !areValidParams(match.params)) return null;
  return { route: match.route.route, params: match.params };
}

/** React Router ranks all routes for each match, and some 20 components of a page ask for the same one. */
let last: { pathname: string; match: RouteMatch | null } | undefined;

/** The screen at a path, matched by React Router; null for a path without a screen or with an invalid parameter. */
export function matchRoute(pathname: string): RouteMatch | null {
  if (last?.pathname !== pathname) last = { pathname, match: findRoute(pathname) };
  return last.match;
}

/** Whether a page is one of this league's. */
export const isLeagueOf = (match: RouteMatch | null, { id, provider }: LeagueEntry): boolean =>
  match?.params.leagueId === id && match.route.platform === provider;
