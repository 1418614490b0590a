import { leagueKey } from '../../entities/keys';
import { leagues } from '../../entities/leagues';
import { useConfig } from '../../routing/configContext';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { usePageChange } from './usePageChange';

/** The document's title: screen, league and product, as far as they are known. Another screen's is read out. */
export function LeagueTitle() {
  const { productName, leagues: configured } = useConfig();
  const match = useRoute();
  const leagueId = match?.params.leagueId;
  const provider = match?.route.provider;
  const loaded = useAppSelector((state) =>
    provider && leagueId ? leagues.selectRow(state, leagueKey(provider, leagueId)) : undefined,
  );
  const leagueName = loaded?.leagueName ?? configured.find((entry) => entry.id === leagueId && entry.provider === provider)?.name;
  const parts = [match ? match.route.title : 'Not Found', leagueName, productName];
  const title = parts.filter(Boolean).join(' · ');
  usePageChange(title);
  return <title>{title}</title>;
}
