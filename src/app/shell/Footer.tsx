import { useConfig } from '../../routing/configContext';
import { useRoute } from '../../routing/useRoute';
import { Freshness } from './Freshness';

/**
 * The last line of every page: copyright, and how current its league is. A page that the server rendered in the old year may be hydrated in
 * the new one.
 */
export function Footer() {
  const { companyName } = useConfig();
  const leagueId = useRoute()?.params.leagueId;
  return (
    <footer className="footer muted">
      <div className="page-width">
        <span suppressHydrationWarning>
          © {new Date().getFullYear()} {companyName}
        </span>
        {leagueId !== undefined && <Freshness leagueId={leagueId} />}
      </div>
    </footer>
  );
}
