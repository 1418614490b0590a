import { Link, useLocation } from 'react-router';
import { pathTo } from '../../routing/pathTo';
import { selectEmailAddress } from '../../session/authSlice';
import { logOut } from '../../session/sessionActions';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** The account with Log out; for visitors a link to the log-in page, which returns here. */
export function SessionMenu() {
  const { pathname, search } = useLocation();
  const emailAddress = useAppSelector(selectEmailAddress);
  const dispatch = useAppDispatch();
  const logIn = pathTo('logIn');
  if (emailAddress === null)
    return (
      <Link className="navbar__link" to={logIn} state={pathname === logIn ? undefined : { from: pathname + search }}>
        Log in
      </Link>
    );
  return (
    <>
      <Link
        className="navbar__link navbar__user ellipsis"
        title={`${emailAddress}: change the password`}
        to={logIn}
        state={{ from: pathname + search }}
      >
        {emailAddress}
      </Link>
      <button type="button" className="navbar__link" onClick={() => void dispatch(logOut())}>
        Log out
      </button>
    </>
  );
}
