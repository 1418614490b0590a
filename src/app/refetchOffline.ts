import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store/makeStore';
import { queryEndpoints } from './routeQueries';

/** Refetches what the page shows from the offline cache, or could not load without network. The rest of the API cache stays. */
export const refetchOffline = (): ThunkAction<void, RootState, unknown, UnknownAction> => (dispatch, getState) => {
  const { offline, api } = getState();
  for (const [cacheKey, cachedAt] of Object.entries(offline)) {
    const query = api.queries[cacheKey];
    const isShown = Object.keys(api.subscriptions[cacheKey] ?? {}).length > 0;
    if (cachedAt === undefined || !query?.endpointName || !isShown) continue;
    void dispatch(queryEndpoints[query.endpointName]!.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
};
