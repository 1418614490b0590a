import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { tagTypes } from './generated/cacheTags.gen';

/** The application's RTK Query API. The generated slices inject its endpoints with their cache tags. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // The default waits for every running query: one slow query would delay each refetch after a mutation.
  invalidationBehavior: 'immediately',
  // Needs `setupListeners`.
  refetchOnFocus: true,
  refetchOnReconnect: true,
  // Without server events: the maximum age of a page that is opened again, in seconds.
  refetchOnMountOrArgChange: 30,
  endpoints: () => ({}),
});
