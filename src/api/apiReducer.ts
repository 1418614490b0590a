import { isRejectedWithValue } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';
import { isOfRequest } from './requestMeta';

/**
 * The reducer of RTK Query's cache, in which a failed prefetch is as fresh as a response: its page shows the failure. RTK Query sends a query
 * without `fulfilledTimeStamp` again when a component subscribes (https://github.com/reduxjs/redux-toolkit/issues/1354).
 */
export const apiReducer: typeof baseApi.reducer = (before, action) => {
  const state = baseApi.reducer(before, action);
  if (!isOfRequest(action) || !isRejectedWithValue(action) || action.meta.arg.subscribe) return state;
  const { queryCacheKey = '' } = action.meta.arg;
  const query = state.queries[queryCacheKey];
  if (query?.status !== 'rejected' || query.fulfilledTimeStamp !== undefined) return state;
  const failed = { ...query, fulfilledTimeStamp: query.startedTimeStamp };
  return { ...state, queries: { ...state.queries, [queryCacheKey]: failed } };
};
