import type { QueryStatus } from './statusOnly';

/** The status of a screen's query, and its refetch function. */
export type ScreenQuery = QueryStatus & { refetch: () => unknown };

/** A query together with one that adds to what it shows: it fails with either, and Retry repeats what failed. */
export const combineQueries = (query: ScreenQuery, other: ScreenQuery): ScreenQuery => ({
  ...query,
  failed: query.failed || other.failed,
  refetch: () => {
    for (const { failed, refetch } of [query, other]) if (failed) void refetch();
  },
});
