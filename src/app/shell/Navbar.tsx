import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { pathTo } from '../../routing/pathTo';
import { useConfig } from '../../routing/configContext';
import { Menu, type MenuLink } from './Menu';
import { LateDisplayMenu } from './LateDisplayMenu';
import './navbar.css';

/** Pixels of scrolling after which the navbar turns solid red. */
const solidAfter = 499;

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

type Props = {
  /** Black, not transparent, at the top of the page. */
  black?: boolean;
  /** The links of the league whose page this is: its menu, and those that stand in the bar. */
  league?: { menu: MenuLink[]; bar: MenuLink[] };
  /** Who is logged in, with Log out; or the way to the log-in page. */
  session: ReactNode;
};

/** The bar at the top of every page. Below a desktop's width it folds behind a button. */
export function Navbar({ black = false, league, session }: Props) {
  const { productName, leagues } = useConfig();
  const { pathname } = useLocation();
  const solid = useSyncExternalStore(
    onScroll,
    () => window.scrollY > solidAfter,
    () => false,
  );
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null);
  const unfolded = unfoldedAt === pathname;

  const leagueLinks = leagues.map(({ id, name, provider }) => ({
    label: name,
    to: pathTo(provider === 'default' ? 'standings' : 'secondStandings', { leagueId: id }),
  }));
  const look = solid ? ' navbar--solid' : black ? ' navbar--black' : '';

  return (
    <header className={`navbar${look}${unfolded ? ' is-open' : ''}`}>
      <nav className="navbar__inner" aria-label="Main">
        <Link className="navbar__brand" to={pathTo('landing')}>
          {productName}
        </Link>
        <button
          type="button"
          className="navbar__toggle"
          aria-expanded={unfolded}
          aria-controls="navbar-items"
          onClick={() => setUnfoldedAt(unfolded ? null : pathname)}
        >
          Menu
        </button>
        <div id="navbar-items" className="navbar__items">
          <Menu label="Leagues" links={leagueLinks} />
          {league && <Menu label="League" links={league.menu} />}
          {league?.bar.map(({ label, to }) => (
            <Link key={to} className="navbar__link" to={to} aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </Link>
          ))}
          <div className="navbar__end">
            <LateDisplayMenu />
            <div className="navbar__session">{session}</div>
          </div>
        </div>
      </nav>
    </header>
  );
}
