import { leagues } from '../entities/leagues';
import { selectSettings } from '../entities/settingsSlice';
import type { Config } from '../lib/config';
import { useConfig } from '../routing/configContext';
import type { RouteMatch } from '../routing/routeParams';
import { useRoute } from '../routing/useRoute';
import { useAppSelector } from '../store/hooks';
import type { RootState } from '../store/makeStore';

/** The name of a page's league: as the API sends it, until then as configured; undefined if there is neither. */
export function selectLeagueName(state: RootState, config: Config, match: RouteMatch | null): string | undefined {
  const { leagueId } = match?.params ?? {};
  const platform = match?.route.platform;
  if (!platform || leagueId === undefined) return undefined;
  return (
    leagues.selectRow(state, leagueId)?.leagueName ??
    selectSettings(state, leagueId)?.name ??
    config.leagues.find((entry) => entry.id === leagueId && entry.provider === platform)?.name
  );
}

/** The name of the current page's league, by `selectLeagueName`. */
export function useLeagueName(): string | undefined {
  const config = useConfig();
  const match = useRoute();
  return useAppSelector((state) => selectLeagueName(state, config, match));
}
