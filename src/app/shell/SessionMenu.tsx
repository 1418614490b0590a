import { Link, useLocation } from 'react-router';
import { lazyWidget } from '../../components/lazyWidget';
import { useAccount } from '../../league/useAccount';
import { pathTo } from '../../routing/pathTo';
import { selectEmailAddress } from '../../session/authSlice';
import { logOut } from '../../session/sessionActions';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Menu } from './Menu';

const AccountList = lazyWidget(() => import(/* webpackChunkName: "accountMenu" */ './AccountList').then((m) => m.AccountList));

/** The menu of the account that is logged in. */
function AccountMenu({ emailAddress }: { emailAddress: string }) {
  // The menu of leagues has the account's own first.
  useAccount();
  const dispatch = useAppDispatch();
  return (
    <Menu
      label={
        <>
          <span className="visually-hidden">Account </span>
          <span className="navbar__user ellipsis">{emailAddress}</span>
        </>
      }
    >
      <AccountList />
      <ul>
        <li>
          <button type="button" className="navbar__link" onClick={() => void dispatch(logOut())}>
            Log out
          </button>
        </li>
      </ul>
    </Menu>
  );
}

/** The account's menu; for visitors a link to the log-in page, which returns here. */
export function SessionMenu() {
  const { pathname, search } = useLocation();
  const emailAddress = useAppSelector(selectEmailAddress);
  const logIn = pathTo('logIn');
  if (emailAddress !== null) return <AccountMenu emailAddress={emailAddress} />;
  return (
    <Link className="navbar__link" to={logIn} state={pathname === logIn ? undefined : { from: pathname + search }}>
      Log in
    </Link>
  );
}
