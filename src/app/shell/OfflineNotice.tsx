import { useMemo } from 'react';
import { lazyWidget } from '../../components/lazyWidget';
import { selectHasUnreachable, selectOldestCachedAt } from '../../entities/offlineSlice';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { routeCacheKeys } from '../routeQueries';

const OfflineMessage = lazyWidget(() => import(/* webpackChunkName: "later" */ './OfflineMessage').then((m) => m.OfflineMessage));

/** Shows that the page's data comes from the offline cache, or could not be loaded. Its chunk is preloaded while the browser is online. */
export function OfflineNotice() {
  const match = useRoute();
  const cacheKeys = useMemo(() => (match ? routeCacheKeys(match) : []), [match]);
  const cachedAt = useAppSelector((state) => selectOldestCachedAt(state, cacheKeys));
  const hasUnreachable = useAppSelector((state) => selectHasUnreachable(state, cacheKeys));
  return <div className="page-width">{(cachedAt !== undefined || hasUnreachable) && <OfflineMessage cachedAt={cachedAt} />}</div>;
}
