import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { type Tag, tagTypes } from './tagTypes';

// RTK Query checks the names of tags in development only.
const knownTags: readonly Tag[] = process.env.NODE_ENV === 'production' ? [] : tagTypes;

/** The application's RTK Query API. The generated slices inject its endpoints with their cache tags. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: knownTags,
  // The default waits for every running query: one slow query would delay each refetch after a mutation.
  invalidationBehavior: 'immediately',
  // Needs `setupListeners`.
  refetchOnFocus: true,
  refetchOnReconnect: true,
  // Without server events: the maximum age of a page that is opened again, in seconds.
  refetchOnMountOrArgChange: 30,
  endpoints: () => ({}),
});
