import { useLocation } from 'react-router';
import type { LeagueEntry } from '../../lib/config';
import { type ListedLeague, useLeagues } from '../../league/useLeagues';
import { platforms } from '../../platforms/platforms';
import { leaguePaths } from '../../routing/leaguePaths';
import { isLeagueOf } from '../../routing/routeParams';
import { sameScreen } from '../../routing/sameScreen';
import { useRoute } from '../../routing/useRoute';
import type { MenuLink } from './MenuLinks';

/**
 * The links of the menu of leagues: each to the current screen and view of the league if it has that, else to its standings.
 * @param listed leagues of the directory
 */
export function useLeagueLinks(listed?: readonly ListedLeague[]): MenuLink[] {
  const match = useRoute();
  const search = new URLSearchParams(useLocation().search);
  // A season's view is of this league.
  const view = match?.route.id === 'history' ? null : search.get('view');
  const same = (league: LeagueEntry) => {
    const path = match && sameScreen(match, league);
    return path && (view ? `${path}?view=${encodeURIComponent(view)}` : path);
  };
  return useLeagues(listed).map((league) => ({
    label: league.name,
    to: same(league) || leaguePaths(league.provider).standings(league.id),
    group: league.group,
    note: league.isDemo ? undefined : platforms[league.provider].name,
    isCurrent: isLeagueOf(match, league),
  }));
}
