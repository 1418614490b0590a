import { generatePath } from 'react-router';
import type { RouteMatch } from './matchRoute';
import { routeOf, type Route } from './routes';
import type { ScreenId } from './screens';

export type Crumb = { label: string; to: string };

/** The ancestors of a screen, topmost first, then the screen itself; empty for a top-level screen. */
export function breadcrumbs({ route, params }: RouteMatch): Crumb[] {
  if (!route.parent) return [];
  const way: Route[] = [];
  for (let at: Route | undefined = route; at; at = at.parent ? routeOf(at.parent as ScreenId, at.platform) : undefined)
    way.unshift(at);
  return way.map(({ path, title, crumb = title }) => ({
    label: crumb.replace('{year}', params.year ?? ''),
    to: generatePath<string>(path, params),
  }));
}
