import { lazyWidget } from '../../components/lazyWidget';
import { useRoute } from '../../routing/useRoute';
import { selectHasEnded } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';

const SessionEnded = lazyWidget(() => import(/* webpackChunkName: "later" */ './SessionEnded').then((m) => m.SessionEnded));

/** Says that the session ended by itself. The log-in page says so itself. */
export function SessionNotice() {
  const hasEnded = useAppSelector(selectHasEnded);
  const isLogIn = useRoute()?.route.id === 'logIn';
  return hasEnded && !isLogIn && <SessionEnded />;
}
