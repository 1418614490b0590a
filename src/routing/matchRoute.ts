import { routeIds, routes, type Route, type RouteId } from './routes';

/** The parameters that a path may carry; which ones it does, its route says. */
export type RouteParams = { leagueId?: string; teamId?: string; year?: string; week?: string };

export type RouteMatch = { id: RouteId; route: Route; params: RouteParams };

const rules: Record<keyof RouteParams, RegExp> = {
  leagueId: /^\d{1,20}$/,
  teamId: /^[\w-]{1,40}$/,
  year: /^\d{4}$/,
  week: /^\d{1,2}$/,
};

/** What a route's path matches, whatever the case of its words and with or without a slash at the end; the router's own rule. */
const patterns = new Map(
  routeIds.map((id) => [id, new RegExp(`^${routes[id].path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i')]),
);

/** The screen that an address names, or null: an id or year that cannot be one leads nowhere, so no word is taken for an id. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const id of routeIds) {
    const found = patterns.get(id)?.exec(pathname);
    if (!found) continue;
    const params: RouteParams = { ...found.groups };
    const fits = Object.entries(params).every(([name, value]) => rules[name as keyof RouteParams].test(value));
    if (fits) return { id, route: routes[id], params };
  }
  return null;
}
