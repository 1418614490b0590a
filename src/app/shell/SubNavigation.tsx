import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { CopyLink } from './CopyLink';
import './subNavigation.css';
import { useNavLinks } from './useNavLinks';

/** Links to all screens of the current league, below the navbar. The current one is scrolled into view. */
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
      <div className="page-width">
        <ul ref={row}>
          {links.map(({ id, label, to, keys }) => (
            <li key={id}>
              <Link to={to} aria-current={to === pathname ? 'page' : undefined} data-keys={keys}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <CopyLink />
      </div>
    </nav>
  );
}
