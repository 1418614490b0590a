import { createSlice, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { entriesRemoved } from './createTable';

/**
 * By the query's cache key: when its response was stored, in ms, if it comes from the offline cache; null if neither the server nor the
 * offline cache had one; undefined if it comes from the server.
 */
export type OfflineState = Record<string, number | null | undefined>;

type Root = { offline: OfflineState };
type Meta = { arg?: { type?: string; queryCacheKey?: string }; baseQueryMeta?: { cachedAt?: number } };

const offlineSlice = createSlice({
  name: 'offline',
  initialState: {} as OfflineState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(entriesRemoved, (state, { payload }) =>
      Object.fromEntries(Object.entries(state).filter(([cacheKey]) => !payload.includes(cacheKey))),
    );
    builder.addMatcher(isFulfilled, (state, action) => {
      const { arg, baseQueryMeta } = action.meta as unknown as Meta;
      if (arg?.type === 'query') state[arg.queryCacheKey ?? ''] = baseQueryMeta?.cachedAt;
    });
    builder.addMatcher(isRejectedWithValue, (state, action) => {
      const { arg } = action.meta as unknown as Meta;
      const { status } = (action.payload ?? {}) as { status?: number };
      if (arg?.type === 'query') state[arg.queryCacheKey ?? ''] = status === 0 ? null : undefined;
    });
  },
});
export const offlineReducer = offlineSlice.reducer;

/** When the oldest offline response of these queries was stored; undefined if all came from the server. */
export function selectOldestCachedAt({ offline }: Root, cacheKeys: string[]): number | undefined {
  const times = cacheKeys.flatMap((cacheKey) => offline[cacheKey] ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Whether one of these queries reached neither the server nor the offline cache. */
export const selectHasUnreachable = ({ offline }: Root, cacheKeys: string[]): boolean =>
  cacheKeys.some((cacheKey) => offline[cacheKey] === null);
