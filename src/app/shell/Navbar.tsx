import { useRef, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useScrolledPast } from '../../browser/useScrolledPast';
import { lazyWidget } from '../../components/lazyWidget';
import { MANY_LEAGUES } from '../../league/useLeagues';
import { useConfig } from '../../routing/configContext';
import { pathTo } from '../../routing/pathTo';
import { usePlatform } from '../../routing/usePlatform';
import { DisplayMenu } from './DisplayMenu';
import { Menu } from './Menu';
import { SearchButton } from './SearchButton';
import { SessionMenu } from './SessionMenu';
import { useLeagueLinks } from './useLeagueLinks';
import { useMenuOpen } from './useMenuOpen';
import { useNavLinks } from './useNavLinks';

const LeagueList = lazyWidget(() => import(/* webpackChunkName: "leagues" */ './LeagueList').then((m) => m.LeagueList));

/** Scroll position in pixels beyond which the navbar is solid red. */
const SOLID_AFTER_PX = 499;

/** The navbar of every page: leagues, links of the current league, session. In narrow windows it collapses behind a button. */
export function Navbar() {
  const { productName, hasMoreLeagues } = useConfig();
  const leagues = useLeagueLinks();
  const { pathname } = useLocation();
  const { blackNavbar } = usePlatform();
  const menu = useNavLinks(['menu']);
  const bar = useNavLinks(['bar']);
  const solid = useScrolledPast(SOLID_AFTER_PX);
  const [open, setOpen] = useMenuOpen();
  const toggle = useRef<HTMLButtonElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };

  const variant = solid ? ' navbar--solid' : blackNavbar ? ' navbar--black' : '';

  return (
    <header className={`navbar${variant}${open ? ' is-open' : ''}`}>
      <nav className="navbar__row page-width" aria-label="Main">
        <Link className="navbar__brand" to={pathTo('landing')}>
          {productName}
        </Link>
        <SearchButton />
        <button
          ref={toggle}
          type="button"
          className="navbar__link navbar__toggle"
          aria-expanded={open}
          aria-controls="navbar-items"
          onClick={() => setOpen(!open)}
          onKeyDown={onKeyDown}
        >
          Menu
        </button>
        <div id="navbar-items" className="navbar__row navbar__items" onKeyDown={onKeyDown} role="presentation">
          <Menu label="Leagues" links={leagues[0] && !leagues[MANY_LEAGUES] && !hasMoreLeagues ? leagues : undefined}>
            <LeagueList />
          </Menu>
          {menu && <Menu label="League" links={menu} />}
          {bar?.map(({ label, to }) => (
            <Link key={to} className="navbar__link navbar__screen" to={to} aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </Link>
          ))}
          <div className="navbar__row navbar__end">
            <DisplayMenu />
            <div className="navbar__row navbar__session">
              <SessionMenu />
            </div>
          </div>
        </div>
      </nav>
    </header>
  );
}
