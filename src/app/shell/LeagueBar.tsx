import { Link, useLocation } from 'react-router';
import { lazyWidget } from '../../components/lazyWidget';
import { useLeagueName } from '../../league/useLeagueName';
import { grouped } from '../../routing/navLinks';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { selectEmailAddress } from '../../session/authSlice';
import { SeasonSwitch } from './SeasonSwitch';
import { useNavLinks } from './useNavLinks';

const SettingsLink = lazyWidget(() => import(/* webpackChunkName: "accountMenu" */ './SettingsLink').then((m) => m.SettingsLink));

const pathOf = ({ to }: { to: string }) => to.split('?')[0];

/**
 * The frame of a league's pages: its name, the season, the groups of its screens, which stay visible, and below them the screens of the
 * current group. The other groups' screens are hidden: their shortcuts work on every page.
 */
export function LeagueBar() {
  const match = useRoute();
  const { pathname } = useLocation();
  const name = useLeagueName() ?? `League ${match?.params.leagueId}`;
  const ofNavbar = useNavLinks(['bar']);
  const links = useNavLinks(['menu', 'sub', 'bar']);
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  if (!match || !links) return null;
  const { leagueId = '' } = match.params;
  const groups = grouped(links);
  const current = match.route.group;
  return (
    <nav className="league" aria-label="League">
      <div className="league-bar">
        <div className="page-width">
          <div className="league-place">
            <span className="league-place__name ellipsis">{name}</span>
            <SeasonSwitch match={match} />
            {isLoggedIn && <SettingsLink leagueId={leagueId} />}
          </div>
          <ul>
            {groups.map(({ group, links: [first] }) => (
              <li key={group} className={ofNavbar?.some(({ to }) => to === first!.to) ? 'in-navbar' : undefined}>
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
