import { Link, useLocation } from 'react-router';
import { selectSettings } from '../../entities/settingsSlice';
import { useConfig } from '../../routing/configContext';
import type { RouteMatch } from '../../routing/matchRoute';
import { grouped } from '../../routing/navLinks';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import { LeagueSwitcher } from './LeagueSwitcher';
import { useNavLinks } from './useNavLinks';

/** The season of a page: the one in the URL, or that of the standings or the rosters; undefined for the history, which has all. */
function selectSeasonOfPage(state: RootState, { route: { group }, params }: RouteMatch): string | number | undefined {
  const { leagueId = '', year } = params;
  if (year !== undefined) return year;
  if (group === 'History') return undefined;
  const settings = selectSettings(state, leagueId);
  return group === 'Standings' ? settings?.standingsSeason : settings?.season;
}

const pathOf = ({ to }: { to: string }) => to.split('?')[0];

/** A season, as a link to its scores where it has been played. */
function Season({ leagueId, season }: { leagueId: string; season: string | number }) {
  const paths = useLeaguePaths();
  const { hasPlayed, standingsSeason = 0, seasons } = useAppSelector((state) => selectSettings(state, leagueId)) ?? {};
  const year = Number(season);
  const isPlayed = hasPlayed !== false && year <= standingsSeason && seasons?.includes(year);
  const text = `Season ${season}`;
  return isPlayed ? <Link to={paths.pointsByYear(leagueId, String(season))}>{text}</Link> : text;
}

/**
 * The frame of a league's pages: its name, the season, the groups of its screens, which stay visible, and below them the screens of the
 * current group. The other groups' screens are hidden: their shortcuts work on every page.
 */
export function LeagueBar() {
  const match = useRoute();
  const { pathname } = useLocation();
  const { leagues } = useConfig();
  const links = useNavLinks(['menu', 'sub', 'bar']);
  const season = useAppSelector((state) => match && selectSeasonOfPage(state, match));
  if (!match || !links) return null;
  const isDemo = leagues.some(({ id, isDemo: is }) => is && id === match.params.leagueId);
  const groups = grouped(links);
  const current = match.route.group;
  return (
    <nav className="league" aria-label="League">
      <div className="league-bar">
        <div className="page-width">
          <LeagueSwitcher match={match} />
          {(isDemo || season != null) && (
            <p>
              {isDemo && 'Demo'}
              {isDemo && season != null && ' · '}
              {season != null && <Season leagueId={match.params.leagueId ?? ''} season={season} />}
            </p>
          )}
          <ul>
            {groups.map(({ group, links: [first] }) => (
              <li key={group}>
                <Link to={first!.to} aria-current={pathOf(first!) === pathname ? 'page' : group === current ? true : undefined}>
                  {group}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="league-screens">
        {groups.map(({ group, links: screens }) => (
          <ul key={group} className="page-width" aria-label={group} hidden={group !== current || screens.length === 1}>
            {screens.map(({ id, label, to, keys }) => (
              <li key={id}>
                <Link to={to} aria-current={pathOf({ to }) === pathname ? 'page' : undefined} data-keys={keys}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
