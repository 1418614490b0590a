import type { PlatformKey } from '../lib/config';
import { keysOf } from '../lib/keysOf';
import type { Platform } from '../platforms/platform';
import { platforms } from '../platforms/platforms';
import type { Group, Nav, Screen } from './screen';
import { screens, type ScreenId } from '../features/screens';

/** A screen of a platform's leagues, or one without a league. */
export type Route = Screen & { id: ScreenId; platform: PlatformKey | null };

/** The groups in the order of a league's bar. */
export const groups = ['Standings', 'Teams', 'Draft', 'Players', 'Scores', 'History'] as const satisfies readonly Group[];
/** The groups whose screens show rosters, draft and trades; the others show scores and standings. */
export const rosterGroups: readonly Group[] = ['Teams', 'Draft', 'Players'];

/** A screen's place in the menus of a platform. */
function navOn({ fullNavbar }: Platform, { nav }: Screen): Nav | undefined {
  return nav && !fullNavbar && !nav.inShortNavbar ? { ...nav, place: 'sub' } : nav;
}

/** The routes of a screen: one on each platform, if it is a league's. */
function routesOf(id: ScreenId): Route[] {
  const screen: Screen = screens[id];
  if (!screen.path.includes(':leagueId')) return [{ ...screen, id, platform: null }];
  return Object.values(platforms).map((platform) => ({
    ...screen,
    id,
    path: platform.pathPrefix + screen.path,
    platform: platform.key,
    nav: navOn(platform, screen),
  }));
}

/** Every route of the application, in the order of the menus. */
export const routes: readonly Route[] = keysOf(screens).flatMap(routesOf);

/** The route of a screen on a platform. */
export const routeOf = (id: ScreenId, platform: PlatformKey | null): Route =>
  routes.find((route) => route.id === id && route.platform === platform)!;
