import { leagueKey } from '../entities/keys';
import { leagues } from '../entities/leagues';
import { useConfig } from '../routing/configContext';
import { useRoute } from '../routing/useRoute';
import { useAppSelector } from '../store/hooks';

/** The name of the current page's league as its host has it, as the configuration has it until that is there; undefined for neither. */
export function useLeagueName(): string | undefined {
  const { leagues: configured } = useConfig();
  const match = useRoute();
  const leagueId = match?.params.leagueId;
  const provider = match?.route.provider;
  const loaded = useAppSelector((state) =>
    provider && leagueId ? leagues.selectRow(state, leagueKey(provider, leagueId)) : undefined,
  );
  return loaded?.leagueName ?? configured.find((entry) => entry.id === leagueId && entry.provider === provider)?.name;
}
