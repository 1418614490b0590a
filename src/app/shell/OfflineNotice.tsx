import { useEffect, useMemo, useState } from 'react';
import { baseApi, everyTag } from '../../api';
import { useOnline } from '../../browser/useOnline';
import { selectHasUnreachable, selectOldestCachedAt } from '../../entities/offlineSlice';
import { localStamp, timeAgo } from '../../lib/timeAgo';
import { useRoute } from '../../routing/useRoute';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { routeCacheKeys } from '../routeQueries';

/** How often a visible page refetches while the browser reports a network, in ms: the server may have been unreachable. */
const pause = 10_000;

/** Shows that the page's data comes from the offline cache, and how old it is, or that there is no network to load it from. */
export function OfflineNotice() {
  const match = useRoute();
  const dispatch = useAppDispatch();
  const cacheKeys = useMemo(() => (match ? routeCacheKeys(match) : []), [match]);
  const cachedAt = useAppSelector((state) => selectOldestCachedAt(state, cacheKeys));
  const hasUnreachable = useAppSelector((state) => selectHasUnreachable(state, cacheKeys));
  const [now, setNow] = useState(() => Date.now());
  const isOnline = useOnline();
  const shown = cachedAt !== undefined;

  useEffect(() => {
    if (!shown && !hasUnreachable) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (navigator.onLine && !document.hidden) dispatch(baseApi.util.invalidateTags([...everyTag]));
    }, pause);
    return () => clearInterval(timer);
  }, [shown, hasUnreachable, dispatch]);

  return (
    <div className="page-width offline" aria-live="polite">
      {shown && (
        <p className="notice">
          Offline – as of {localStamp(cachedAt)} ({timeAgo(cachedAt, Math.max(now, cachedAt))})
        </p>
      )}
      {!shown && hasUnreachable && !isOnline && (
        <p className="notice">Offline – this page has not been loaded on this device before.</p>
      )}
    </div>
  );
}
