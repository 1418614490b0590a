import { generatePath } from 'react-router';
import type { RouteMatch } from './routeParams';
import { routes, type Route } from './routes';

export type Crumb = { label: string; to: string };

const parentOf = ({ parent, platform }: Route): Route | undefined =>
  routes.find((route) => route.id === parent && route.platform === platform);

/** The ancestors of a screen, topmost first, then the screen itself; empty for a top-level screen. */
export function breadcrumbs({ route, params }: RouteMatch): Crumb[] {
  if (!route.parent) return [];
  const way: Route[] = [];
  for (let at: Route | undefined = route; at; at = parentOf(at)) way.unshift(at);
  return way.map(({ path, title, crumb = String(title) }) => ({
    label: crumb.replace('{year}', params.year ?? ''),
    to: generatePath<string>(path, params),
  }));
}
