import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../browser/announce';
import { useOnline } from '../../browser/useOnline';
import { localStamp, timeAgo } from '../../lib/timeAgo';
import type { RouteMatch } from '../../routing/routeParams';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';
import { queryEndpoints, routeCacheKeys } from '../routeQueries';

/** How often a visible page refetches what it could not load, in ms, while the browser reports a network: the server was unreachable. */
const pause = 10_000;

const unseen = 'Offline – this page has not been loaded on this device before';

/** Refetches what the page shows from the offline cache, or could not load without network. The rest of the API cache stays. */
const refetchOffline = (): ThunkAction<void, RootState, unknown, UnknownAction> => (dispatch, getState) => {
  const { offline, api } = getState();
  for (const [cacheKey, cachedAt] of Object.entries(offline)) {
    const query = api.queries[cacheKey];
    const isShown = Object.keys(api.subscriptions[cacheKey] ?? {}).length > 0;
    if (cachedAt === undefined || !query?.endpointName || !isShown) continue;
    void dispatch(queryEndpoints[query.endpointName]!.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
};

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
