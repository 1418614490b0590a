import { createSlice, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { hasStatus, isOfRequest } from '../api';
import { entriesRemoved } from '../entities/createTable';

/**
 * By the query's cache key: when its response was stored, in ms, if it comes from the offline cache; null if neither the server nor the
 * offline cache had one; undefined if it comes from the server.
 */
export type OfflineState = Record<string, number | null | undefined>;

export type OfflineRoot = { offline: OfflineState };

const offlineSlice = createSlice({
  name: 'offline',
  initialState: (): OfflineState => ({}),
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(entriesRemoved, (state, { payload }) =>
      Object.fromEntries(Object.entries(state).filter(([cacheKey]) => !payload.includes(cacheKey))),
    );
    builder.addMatcher(isOfRequest, (state, action) => {
      const { arg, baseQueryMeta } = action.meta;
      if (arg.queryCacheKey === undefined) return;
      if (isFulfilled(action)) state[arg.queryCacheKey] = baseQueryMeta?.cachedAt;
      if (isRejectedWithValue(action)) state[arg.queryCacheKey] = hasStatus(action.payload, 0) ? null : undefined;
    });
  },
});
export const offlineReducer = offlineSlice.reducer;

/** Whether one of these queries did not reach the server. */
export const selectIsOffline = ({ offline }: OfflineRoot, cacheKeys: string[]): boolean =>
  cacheKeys.some((cacheKey) => offline[cacheKey] !== undefined);
