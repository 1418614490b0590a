import { Link, useLocation } from 'react-router';
import { pathTo } from '../../routing/pathTo';

type Props = { emailAddress: string | null; onLogOut: () => void };

/** Who is logged in, with Log out; otherwise the link to the log-in page, which leads back here. */
export function SessionMenu({ emailAddress, onLogOut }: Props) {
  const { pathname, search } = useLocation();
  const logIn = pathTo('logIn');
  if (emailAddress === null)
    return (
      <Link className="navbar__link" to={logIn} state={pathname === logIn ? undefined : { from: pathname + search }}>
        Log in
      </Link>
    );
  return (
    <>
      <span className="navbar__user" title={emailAddress}>
        {emailAddress}
      </span>
      <button type="button" className="navbar__menu-button" onClick={onLogOut}>
        Log out
      </button>
    </>
  );
}
