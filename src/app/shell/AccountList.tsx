import { Link, useLocation } from 'react-router';
import { useAccountLinks } from './useAccountLinks';

/** The links of the account that is logged in. */
export function AccountList() {
  const { pathname } = useLocation();
  return (
    <ul>
      {useAccountLinks().map(({ label, to, ...options }) => (
        <li key={to}>
          <Link className="navbar__link" to={to} aria-current={to === pathname ? 'page' : undefined} {...options}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
