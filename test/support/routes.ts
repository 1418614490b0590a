import { routes, type Route } from '../../src/routing/routes';
import type { ScreenId } from '../../src/features/screens';

type PlainScreenId = 'landing' | 'admin' | 'accounts' | 'addLeague' | 'logIn' | 'invitation';

/** A route's name in tests: its screen, and before it the platform if that is not the default one. */
export type RouteName = ScreenId | `sleeper${Capitalize<Exclude<ScreenId, PlainScreenId>>}`;

const nameOf = ({ id, platform }: Route) =>
  (platform === null || platform === 'default' ? id : platform + id[0]!.toUpperCase() + id.slice(1)) as RouteName;

/** Every route by its name. */
export const routesByName = Object.fromEntries(routes.map((route) => [nameOf(route), route])) as Record<RouteName, Route>;

export const routeNames = Object.keys(routesByName) as RouteName[];
