import { Link, useLocation } from 'react-router';
import { Notice } from '../../components/Notice';
import { pathTo } from '../../routing/pathTo';
import { endDismissed } from '../../session/authSlice';
import { useAppDispatch } from '../../store/hooks';

/** The notice that the session ended by itself, with a link to log in again and return here. */
export function SessionEnded() {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  return (
    <Notice
      text="Your session has ended."
      action={
        <Link className="button" to={pathTo('logIn')} state={{ from: pathname + search }}>
          Log in again
        </Link>
      }
      onDismiss={() => dispatch(endDismissed())}
    />
  );
}
