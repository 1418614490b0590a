import { useLocation } from 'react-router';
import { selectHasDrafted, selectSettings } from '../entities/settingsSlice';
import type { RouteMatch } from '../routing/routeParams';
import { useRoute } from '../routing/useRoute';
import { selectEmailAddress } from '../session/authSlice';
import { useAppSelector } from '../store/hooks';
import type { RootState } from '../store/makeStore';

/** The title of a screen, or of the view that the URL's search selects. */
export function selectScreenTitle(state: RootState, { route: { title }, params }: RouteMatch, search: string): string {
  if (typeof title === 'string') return title;
  return title({
    params,
    search: new URLSearchParams(search),
    season: selectSettings(state, params.leagueId ?? '')?.season,
    hasDrafted: selectHasDrafted(state, params.leagueId ?? ''),
    isLoggedIn: selectEmailAddress(state) !== null,
  });
}

/** The title of the current screen, by `selectScreenTitle`; empty on the Not Found page. */
export function useScreenTitle(): string {
  const match = useRoute();
  const { search } = useLocation();
  return useAppSelector((state) => (match ? selectScreenTitle(state, match, search) : ''));
}
