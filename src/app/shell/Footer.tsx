import { useSyncExternalStore } from 'react';
import { lazyWidget } from '../../components/lazyWidget';
import { selectSettings } from '../../entities/settingsSlice';
import { useConfig } from '../../routing/configContext';
import { rosterGroups } from '../../routing/routes';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';

const Freshness = lazyWidget(() => import(/* webpackChunkName: "freshness" */ './Freshness').then((m) => m.Freshness));

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/**
 * The year on this device. The server's may be another, in another zone or on a page that was rendered before New Year: hydration accepts any
 * text, and the render after it, whose year is never null, replaces it.
 */
const useYear = () =>
  useSyncExternalStore<number | null>(never, thisYear, () => (typeof window === 'undefined' ? thisYear() : null));

/** The last line of every page: copyright, and how current its league is. */
export function Footer() {
  const { companyName } = useConfig();
  const year = useYear();
  const { route, params } = useRoute() ?? {};
  const leagueId = params?.leagueId ?? '';
  const freshness = useAppSelector((state) => selectSettings(state, leagueId))?.freshness;
  const group = route && 'group' in route ? route.group : undefined;
  return (
    <footer className="footer muted">
      <div className="page-width row">
        <span suppressHydrationWarning>{`© ${year ?? ''} ${companyName}`}</span>
        {freshness && <Freshness freshness={freshness} shows={group && rosterGroups.includes(group) ? 'rosters' : 'scores'} />}
      </div>
    </footer>
  );
}
