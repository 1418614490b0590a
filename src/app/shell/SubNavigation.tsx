import { NavLink } from 'react-router';
import { useNavLinks } from './useNavLinks';

/** All screens of the current page's league, as a row of links under the navbar. */
export function SubNavigation() {
  const links = useNavLinks(['menu', 'sub', 'bar']);
  if (!links) return null;
  return (
    <nav className="sub-navigation" aria-label="League">
      <ul>
        {links.map(({ id, label, to }) => (
          <li key={id}>
            <NavLink to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
