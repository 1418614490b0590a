import { useLeagueName } from '../../providers/useLeagueName';
import { useConfig } from '../../routing/configContext';
import { useRoute } from '../../routing/useRoute';
import { usePageChange } from './usePageChange';

/** The document's title: screen, league and product, as far as they are known. Another screen's is read out. */
export function LeagueTitle() {
  const { productName } = useConfig();
  const match = useRoute();
  const leagueName = useLeagueName();
  const parts = [match ? match.route.title : 'Not Found', leagueName, productName];
  const title = parts.filter(Boolean).join(' · ');
  usePageChange(title);
  return <title>{title}</title>;
}
