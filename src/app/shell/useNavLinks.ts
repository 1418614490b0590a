import { skipToken } from '@reduxjs/toolkit/query';
import { settingsApi } from '../../api';
import { selectHasDrafted, selectSettings } from '../../entities/settingsSlice';
import { useSeasons } from '../../league/useSeasons';
import { navLinks, type NavLink } from '../../routing/navLinks';
import type { Nav } from '../../routing/screen';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';

/** Sticky until success, so that links do not disappear during a retry. */
const failureOnly = { selectFromResult: ({ error }: { error?: unknown }) => ({ failed: error !== undefined }) };

/** The current league's links in these menus; undefined on a page without a league. */
export function useNavLinks(places: Nav['place'][]): NavLink[] | undefined {
  const match = useRoute();
  const leagueId = match?.params.leagueId;
  const { linked: season } = useSeasons(leagueId ?? '');
  const hasDrafted = useAppSelector((state) => (leagueId === undefined ? undefined : selectHasDrafted(state, leagueId)));
  const settings = useAppSelector((state) => (leagueId === undefined ? undefined : selectSettings(state, leagueId)));
  const { failed } = settingsApi.endpoints.getSettings.useQueryState(
    leagueId === undefined ? skipToken : { leagueId },
    failureOnly,
  );
  if (!match?.route.platform || leagueId === undefined) return undefined;
  // The server may send no season, and the request may fail.
  const prepared = settings?.season ?? (failed || hasDrafted !== undefined ? season : undefined);
  return navLinks(match.route.platform, places, { ...settings, leagueId, season, leagueSeason: prepared, hasDrafted });
}
