import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { CopyLink } from './CopyLink';
import './subNavigation.css';
import { useNavLinks } from './useNavLinks';

/** All screens of the current page's league, as a row of links under the navbar. The current one is scrolled into view. */
export function SubNavigation() {
  const links = useNavLinks(['menu', 'sub', 'bar']);
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  const count = links?.length;
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname, count]);
  if (!links) return null;
  return (
    <nav className="sub-navigation" aria-label="League">
      <div className="sub-navigation__inner">
        <ul ref={row}>
          {links.map(({ id, label, to, keys }) => (
            <li key={id}>
              <NavLink to={to} end data-keys={keys}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <CopyLink />
      </div>
    </nav>
  );
}
