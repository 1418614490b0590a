import { hostOf } from '../../lib/config';
import { useProvider } from '../../providers/useProvider';
import { useConfig } from '../../routing/configContext';
import { selectEmailAddress } from '../../session/authSlice';
import { logOut } from '../../session/sessionActions';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Navbar } from './Navbar';
import { SessionMenu } from './SessionMenu';
import { useNavLinks } from './useNavLinks';

/** The navbar with the menu of the current page's league, and the session of the store. */
export function LeagueNavbar() {
  const config = useConfig();
  const { blackNavbar } = useProvider();
  const menu = useNavLinks(['menu']);
  const bar = useNavLinks(['bar']);
  const emailAddress = useAppSelector(selectEmailAddress);
  const dispatch = useAppDispatch();
  return (
    <Navbar
      black={blackNavbar}
      league={menu && bar && { menu, bar }}
      session={
        <SessionMenu emailAddress={emailAddress} onLogOut={() => void dispatch(logOut(hostOf(config)?.clientUrl ?? ''))} />
      }
    />
  );
}
