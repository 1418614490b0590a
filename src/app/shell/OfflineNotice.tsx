import { useLocation } from 'react-router';
import { lazyWidget } from '../../components/lazyWidget';
import { selectIsOffline } from '../../store/offlineSlice';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { routeCacheKeys } from '../routeQueries';

const OfflineMessage = lazyWidget(() => import(/* webpackChunkName: "later" */ './OfflineMessage').then((m) => m.OfflineMessage));

/** Shows that the page's data comes from the offline cache, or could not be loaded. Its chunk is preloaded while the browser is online. */
export function OfflineNotice() {
  const match = useRoute();
  const { search } = useLocation();
  const isOffline = useAppSelector((state) => match !== null && selectIsOffline(state, routeCacheKeys(match, search)));
  return <div className="page-width">{isOffline && match && <OfflineMessage match={match} />}</div>;
}
