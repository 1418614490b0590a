import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../browser/announce';
import { useOnline } from '../../browser/useOnline';
import { localStamp, timeAgo } from '../../lib/timeAgo';
import type { RouteMatch } from '../../routing/routeParams';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { refetchOffline } from '../refetchOffline';
import { routeCacheKeys } from '../routeQueries';

/** How often a visible page refetches what it could not load, in ms, while the browser reports a network: the server was unreachable. */
const pause = 10_000;

const unseen = 'Offline – this page has not been loaded on this device before';

/** Says how old the page's data is, or that there is no network to load it from, and refetches it. */
export function OfflineMessage({ match }: { match: RouteMatch }) {
  // The league's settings are last. They say nothing if the page has queries of its own.
  const { search } = useLocation();
  const keys = useMemo(() => {
    const all = routeCacheKeys(match, search);
    return all.length > 1 ? all.slice(0, -1) : all;
  }, [match, search]);
  const offline = useAppSelector((state) => state.offline);
  const times = keys.flatMap((key) => offline[key] ?? []);
  const hasUnreachable = keys.some((key) => offline[key] === null);
  const dispatch = useAppDispatch();
  const [now, setNow] = useState(() => Date.now());
  const isOnline = useOnline();
  const shown = times.length > 0;
  const cachedAt = Math.min(...times);

  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (navigator.onLine && !document.hidden) dispatch(refetchOffline());
    }, pause);
    return () => clearInterval(timer);
  }, [dispatch]);

  const isUnseen = !shown && hasUnreachable && !isOnline;
  // Without the age, which changes.
  const announced = shown ? 'Offline: showing the data saved on this device' : isUnseen ? unseen : null;
  useEffect(() => {
    if (announced !== null) announce(announced);
  }, [announced]);

  return (
    <>
      {shown && (
        <p className="notice offline offline--saved">
          Offline – as of {localStamp(cachedAt)} ({timeAgo(cachedAt, Math.max(now, cachedAt))})
          {hasUnreachable && '. What is missing has not been loaded on this device before.'}
        </p>
      )}
      {isUnseen && <p className="notice offline offline--unseen">{unseen}.</p>}
    </>
  );
}
