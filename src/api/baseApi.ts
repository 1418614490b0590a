import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The cache tags of everything but the account and maintenance. */
export const everyTag = [
  'Standings',
  'Roster',
  'Keepers',
  'KeeperChanges',
  'Draft',
  'Trades',
  'EnteredTrades',
  'Scores',
  'Rookies',
  'Settings',
] as const;

const tagTypes = [
  ...everyTag,
  'Account',
  'Sessions',
  'Runs',
  'HostLeague',
  'Unmatched',
  'Aliases',
  'SecurityLog',
  'Invitations',
] as const;
export type Tag = (typeof tagTypes)[number];

/** The application's RTK Query API. The generated slices inject its endpoints; `cacheTags.ts` and `admin.ts` add their tags. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // The default waits for every running query: one slow query would delay each refetch after a mutation.
  invalidationBehavior: 'immediately',
  // Needs `setupListeners`.
  refetchOnFocus: true,
  refetchOnReconnect: true,
  // Without server events a page is at most this old when it is opened again, in seconds.
  refetchOnMountOrArgChange: 30,
  endpoints: () => ({}),
});

/** A refused mutation changes nothing. */
export const unlessFailed =
  <Changed extends Tag>(...tags: Changed[]) =>
  (_response: unknown, error: unknown): Changed[] =>
    error === undefined ? tags : [];
