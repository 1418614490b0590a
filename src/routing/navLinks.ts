import { pathTo } from './pathTo';
import { routeIds, routes, type Nav, type Route, type RouteId } from './routes';
import type { ProviderKey } from '../lib/config';

export type NavLink = { id: RouteId; label: string; to: string; keys?: string };

/** What the links of a league depend on. `hasDrafted` and `leagueSeason` are undefined until they are known. */
export type NavContext = { leagueId: string; season: number; leagueSeason?: number; hasDrafted?: boolean };

/**
 * The links of a league's menus, in order. A link for before the draft is there only once the league is known not to have drafted, one to
 * the season that the league prepares once that is known.
 */
export function navLinks(provider: ProviderKey, places: Nav['place'][], context: NavContext): NavLink[] {
  return routeIds.flatMap((id) => {
    const route: Route = routes[id];
    const nav = route.nav;
    if (route.provider !== provider || !nav || !places.includes(nav.place)) return [];
    if (nav.when === 'beforeDraft' && context.hasDrafted !== false) return [];
    const year = nav.year === 'league' ? context.leagueSeason : context.season;
    if (year === undefined) return [];
    const to = pathTo(id as 'rookies', { leagueId: context.leagueId, year });
    return [{ id, label: nav.label.replace('{season}', String(context.season)), to, keys: nav.keys }];
  });
}
