import { generatePath } from 'react-router';
import type { PlatformKey } from '../lib/config';
import type { Group, Nav } from './screen';
import { groups, routes } from './routes';
import type { ScreenId } from '../features/screens';

export type NavLink = { id: ScreenId; label: string; to: string; group?: Group; keys?: string };

/**
 * The data that a league's links depend on. `season` is the one of the fixed links; the optional ones are undefined until they are
 * loaded.
 */
export type NavContext = {
  leagueId: string;
  season: number;
  leagueSeason?: number;
  hasDrafted?: boolean;
  tradesFuturePicks?: boolean;
  hasPlayed?: boolean;
  hasKeepers?: boolean;
};

/**
 * The links of a league's menus, in order. Pre-draft links appear once the league is known not to have drafted, after the draft in its bar
 * only; the link to future picks once it is known to trade them; those to scores and history unless it is known to have played no game,
 * that to keepers unless it is known to have none; links to the league's next season once that is known.
 */
export function navLinks(platform: PlatformKey, places: Nav['place'][], context: NavContext): NavLink[] {
  return routes.flatMap((route) => {
    const { id, path, nav, group } = route;
    if (route.platform !== platform || !nav || !places.includes(nav.place)) return [];
    if (nav.when === 'tradesFuturePicks' && !context.tradesFuturePicks) return [];
    if ((nav.when === 'hasPlayed' || nav.when === 'hasKeepers') && context[nav.when] === false) return [];
    const after = context.hasDrafted && places.includes('sub') ? nav.afterDraft : undefined;
    if (nav.when === 'beforeDraft' && context.hasDrafted !== false && !after) return [];
    const year = nav.year === 'league' ? context.leagueSeason : context.season;
    if (year === undefined) return [];
    const to = generatePath<string>(path, { leagueId: context.leagueId, year: String(year) }) + (after?.search ?? '');
    const label = (after?.label ?? nav.label).replace('{season}', String(context.season));
    return [{ id, label, to, group, keys: nav.keys }];
  });
}

/** Links in the groups of a league's screens; without the groups that have none. */
export const grouped = (links: readonly NavLink[]): { group: Group; links: NavLink[] }[] =>
  groups
    .map((group) => ({ group, links: links.filter((link) => link.group === group) }))
    .filter(({ links: members }) => members.length > 0);
