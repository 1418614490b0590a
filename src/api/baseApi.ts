import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** What answers are about. */
export const everyTag = ['Standings', 'Roster', 'Keepers', 'Draft', 'Trades', 'Scores', 'Rookies', 'Settings'] as const;

/** The one api of the product; the generated slices inject its endpoints, `cacheTags.ts` says who provides and who invalidates. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Standings', 'Roster', 'Keepers', 'Draft', 'Trades', 'Scores', 'Rookies', 'Settings', 'Runs'],
  // The default waits for every running query, so that one slow call would hold up each refresh after a mutation.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
