import { lazyWidget } from '../../components/lazyWidget';
import { useConfig } from '../../routing/configContext';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';

const Freshness = lazyWidget(() => import(/* webpackChunkName: "freshness" */ './Freshness').then((m) => m.Freshness));

/**
 * The last line of every page: copyright, and how current its league is. A page that the server rendered in the old year may be hydrated in
 * the new one.
 */
export function Footer() {
  const { companyName } = useConfig();
  const leagueId = useRoute()?.params.leagueId ?? '';
  const updatedAt = useAppSelector(({ settings }) => settings.updatedAt[leagueId]);
  const nextUpdateAt = useAppSelector(({ settings }) => settings.nextUpdateAt[leagueId]);
  return (
    <footer className="footer muted">
      <div className="page-width">
        <span suppressHydrationWarning>
          © {new Date().getFullYear()} {companyName}
        </span>
        {(updatedAt || nextUpdateAt) && <Freshness updatedAt={updatedAt} nextUpdateAt={nextUpdateAt} />}
      </div>
    </footer>
  );
}
