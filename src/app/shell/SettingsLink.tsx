import { Link } from 'react-router';
import { useIsCommissioner } from '../../league/useIsCommissioner';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRoute } from '../../routing/useRoute';

/** The way to a league's settings, for an admin and the league's commissioner. */
export function SettingsLink({ leagueId }: { leagueId: string }) {
  const isCommissioner = useIsCommissioner(leagueId);
  const paths = useLeaguePaths();
  const isCurrent = useRoute()?.route.id === 'leagueSettings';
  if (!isCommissioner) return null;
  return (
    <Link
      className="league-place__settings"
      to={paths.leagueSettings(leagueId)}
      aria-label="League settings"
      title="League settings"
      aria-current={isCurrent ? 'page' : undefined}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden>
        <path d="M19.4 13a7.6 7.6 0 0 0 0-2l2-1.6-2-3.4-2.4 1a7.5 7.5 0 0 0-1.7-1L15 3.5h-4l-.4 2.5a7.5 7.5 0 0 0-1.7 1l-2.4-1-2 3.4L6.6 11a7.6 7.6 0 0 0 0 2l-2.100 1.6 2 3.4 2.4-1a7.5 7.5 0 0 0 1.7 1l.4 2.5h4l.4-2.5a7.5 7.5 0 0 0 1.7-1l2.4 1 2-3.4zM13 15.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7z" />
      </svg>
    </Link>
  );
}
