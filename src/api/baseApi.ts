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

/** The tags that the endpoints of a page add: they load with it. */
type PageTag = 'LeagueSettings' | 'Sessions' | 'HostLeague' | 'Unmatched' | 'Aliases' | 'SecurityLog' | 'Invitations';
export type Tag = (typeof everyTag)[number] | 'Account' | 'Runs' | PageTag;
const tagTypes: readonly Tag[] = [...everyTag, 'Account', 'Runs'];

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
  // Without server events: the maximum age of a page that is opened again, in seconds.
  refetchOnMountOrArgChange: 30,
  endpoints: () => ({}),
});

/** A refused mutation changes nothing. */
export const unlessFailed =
  <Changed extends Tag>(...tags: Changed[]) =>
  (_response: unknown, error: unknown): Changed[] =>
    error === undefined ? tags : [];
