import { Link, useLocation } from 'react-router';
import { selectSeason, selectStandingsSeason } from '../../entities/settingsSlice';
import type { RouteMatch } from '../../routing/matchRoute';
import { grouped } from '../../routing/navLinks';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import './leagueBar.css';
import { LeagueSwitcher } from './LeagueSwitcher';
import { useNavLinks } from './useNavLinks';

/** The season that a page is of: the address names it, or it is that of the standings or the rosters; the history has all of them. */
function selectSeasonOfPage(state: RootState, { route: { group }, params }: RouteMatch): string | number | undefined {
  const { leagueId = '', year } = params;
  if (year !== undefined) return year;
  if (group === 'History') return undefined;
  return group === 'Standings' ? selectStandingsSeason(state, leagueId) : selectSeason(state, leagueId);
}

/**
 * The frame of a league's pages: its name, the season, the groups of its screens, which stay in sight, and below them the screens of the current group.
 * The other groups' screens are hidden: their shortcuts work on every page.
 */
export function LeagueBar() {
  const match = useRoute();
  const { pathname } = useLocation();
  const links = useNavLinks(['menu', 'sub', 'bar']);
  const season = useAppSelector((state) => match && selectSeasonOfPage(state, match));
  if (!match || !links) return null;
  const groups = grouped(links);
  const current = match.route.group;
  return (
    <nav className="league" aria-label="League">
      <div className="league-bar">
        <div className="page-width">
          <LeagueSwitcher match={match} />
          {season != null && <p>Season {season}</p>}
          <ul>
            {groups.map(({ group, links: [first] }) => (
              <li key={group}>
                <Link to={first!.to} aria-current={first!.to === pathname ? 'page' : group === current ? true : undefined}>
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
                <Link to={to} aria-current={to === pathname ? 'page' : undefined} data-keys={keys}>
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
