import { generatePath } from 'react-router';
import type { RouteMatch } from './matchRoute';
import { routes, type RouteId } from './routes';
import type { Route } from './route';

export type Crumb = { label: string; to: string };

/** The ancestors of a screen, topmost first, then the screen itself; empty for a top-level screen. */
export function breadcrumbs({ id, route, params }: RouteMatch): Crumb[] {
  if (!route.parent) return [];
  const way: Route[] = [];
  for (let at: RouteId | undefined = id; at; at = (routes[at] as Route).parent as RouteId | undefined) way.unshift(routes[at]);
  return way.map(({ path, title, crumb = title }) => ({
    label: crumb.replace('{year}', params.year ?? ''),
    to: generatePath<string>(path, params),
  }));
}
