import { skipToken } from '@reduxjs/toolkit/query';
import { useGetSettingsQuery } from '../../api';
import { selectHasDrafted, selectSeason } from '../../entities/settingsSlice';
import { useConfig } from '../../routing/configContext';
import { navLinks, type NavLink } from '../../routing/navLinks';
import type { Nav } from '../../routing/routes';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';

/** A failure stands until there is an answer, not only until the next try: a link that came stays under the finger. */
const failureOnly = { selectFromResult: ({ error }: { error?: unknown }) => ({ failed: error !== undefined }) };

/** The links of the current page's league that stand in the given places; undefined where the page has no league. */
export function useNavLinks(places: Nav['place'][]): NavLink[] | undefined {
  const { season } = useConfig();
  const match = useRoute();
  const leagueId = match?.params.leagueId;
  const hasDrafted = useAppSelector((state) => (leagueId === undefined ? undefined : selectHasDrafted(state, leagueId)));
  const leagueSeason = useAppSelector((state) => (leagueId === undefined ? undefined : selectSeason(state, leagueId)));
  const { failed } = useGetSettingsQuery(leagueId === undefined ? skipToken : { leagueId }, failureOnly);
  if (!match?.route.provider || leagueId === undefined) return undefined;
  // A server may not tell its leagues' seasons, and a call may fail.
  const prepared = leagueSeason ?? (failed || hasDrafted !== undefined ? season : undefined);
  return navLinks(match.route.provider, places, { leagueId, season, leagueSeason: prepared, hasDrafted });
}
