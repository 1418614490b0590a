import { useHydrated } from '../../browser/useHydrated';
import { lazyWidget } from '../../components/lazyWidget';
import { selectSettings } from '../../entities/settingsSlice';
import { useConfig } from '../../routing/configContext';
import { rosterGroups } from '../../routing/routes';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';

const Freshness = lazyWidget(() => import(/* webpackChunkName: "freshness" */ './Freshness').then((m) => m.Freshness));

/** The last line of every page: copyright, and how current its league is. */
export function Footer() {
  const { companyName } = useConfig();
  // The server's year may be another, in another zone or before New Year: hydration accepts any text, and the render after it replaces it.
  const isKnown = useHydrated() || typeof window === 'undefined';
  const year = isKnown ? new Date().getFullYear() : '';
  const { route, params } = useRoute() ?? {};
  const leagueId = params?.leagueId ?? '';
  const freshness = useAppSelector((state) => selectSettings(state, leagueId))?.freshness;
  const group = route && 'group' in route ? route.group : undefined;
  return (
    <footer className="footer muted">
      <div className="page-width row">
        <span suppressHydrationWarning>{`© ${year} ${companyName}`}</span>
        {freshness && <Freshness freshness={freshness} shows={group && rosterGroups.includes(group) ? 'rosters' : 'scores'} />}
      </div>
    </footer>
  );
}
