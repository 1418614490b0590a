import { selectHasDrafted, selectSeason } from '../../entities/settingsSlice';
import { useConfig } from '../../routing/configContext';
import { navLinks, type NavLink } from '../../routing/navLinks';
import type { Nav } from '../../routing/routes';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';

/** The links of the current page's league that stand in the given places; undefined where the page has no league. */
export function useNavLinks(places: Nav['place'][]): NavLink[] | undefined {
  const { season } = useConfig();
  const match = useRoute();
  const leagueId = match?.params.leagueId;
  const hasDrafted = useAppSelector((state) => (leagueId === undefined ? undefined : selectHasDrafted(state, leagueId)));
  const leagueSeason = useAppSelector((state) => (leagueId === undefined ? undefined : selectSeason(state, leagueId)));
  if (!match?.route.provider || leagueId === undefined) return undefined;
  return navLinks(match.route.provider, places, { leagueId, season, leagueSeason, hasDrafted });
}
