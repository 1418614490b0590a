import type { ScreenQuery } from './platform';

/** A query together with one that adds to what it shows: it fails with either, and Retry repeats what failed. */
export const joinedQuery = (query: ScreenQuery, other: ScreenQuery): ScreenQuery => ({
  ...query,
  failed: query.failed || other.failed,
  refetch: () => {
    for (const { failed, refetch } of [query, other]) if (failed) void refetch();
  },
});
