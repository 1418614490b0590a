import { useEffect, useMemo, useState } from 'react';
import { baseApi, everyTag } from '../../api';
import { selectOldestKept, selectUnanswered } from '../../entities/keptSlice';
import { refreshStamp } from '../../lib/dates';
import { timeAgo } from '../../lib/timeAgo';
import { callsOf } from '../../routing/callsOf';
import { useRoute } from '../../routing/useRoute';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** How often a page asks again for what got no answer, where the browser takes itself for online, in ms. */
const pause = 10_000;

/** Says that a page shows kept answers, and how old they are. What was not to be had comes by itself when the network is back. */
export function OfflineNotice() {
  const match = useRoute();
  const dispatch = useAppDispatch();
  const calls = useMemo(() => (match ? callsOf(match) : []), [match]);
  const keptAt = useAppSelector((state) => selectOldestKept(state, calls));
  const unanswered = useAppSelector((state) => selectUnanswered(state, calls));
  const [now, setNow] = useState(() => Date.now());
  const shown = keptAt !== undefined;

  useEffect(() => {
    const refresh = () => void dispatch(baseApi.util.invalidateTags([...everyTag]));
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [dispatch]);

  useEffect(() => {
    if (!shown && !unanswered) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (navigator.onLine) dispatch(baseApi.util.invalidateTags([...everyTag]));
    }, pause);
    return () => clearInterval(timer);
  }, [shown, unanswered, dispatch]);

  return (
    <div className="offline" aria-live="polite">
      {shown && (
        <p className="notice notice--warn">
          Offline – as of {refreshStamp(new Date(keptAt).toISOString())} ({timeAgo(keptAt, Math.max(now, keptAt))})
        </p>
      )}
    </div>
  );
}
