import { useEffect, useState } from 'react';
import { announce } from '../../browser/announce';
import { useOnline } from '../../browser/useOnline';
import { localStamp, timeAgo } from '../../lib/timeAgo';
import { useAppDispatch } from '../../store/hooks';
import { refetchUnreached } from '../refetchUnreached';

/** How often a visible page refetches what it could not load, in ms, while the browser reports a network: the server was unreachable. */
const pause = 10_000;

const unknown = 'Offline – this page has not been loaded on this device before.';

/** Says how old the page's data is, or that there is no network to load it from, and refetches it. `cachedAt` is in ms. */
export function OfflineMessage({ cachedAt }: { cachedAt: number | undefined }) {
  const dispatch = useAppDispatch();
  const [now, setNow] = useState(() => Date.now());
  const isOnline = useOnline();
  const shown = cachedAt !== undefined;

  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (navigator.onLine && !document.hidden) dispatch(refetchUnreached());
    }, pause);
    return () => clearInterval(timer);
  }, [dispatch]);

  const isUnknown = !shown && !isOnline;
  // Without the age, which changes.
  const announced = shown ? 'Offline: showing the data saved on this device' : isUnknown ? unknown : null;
  useEffect(() => {
    if (announced !== null) announce(announced);
  }, [announced]);

  return (
    <>
      {shown && (
        <p className="notice">
          Offline – as of {localStamp(cachedAt)} ({timeAgo(cachedAt, Math.max(now, cachedAt))})
        </p>
      )}
      {isUnknown && <p className="notice">{unknown}</p>}
    </>
  );
}
