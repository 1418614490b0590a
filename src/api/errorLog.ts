import type { Middleware } from '@reduxjs/toolkit';
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';

/** Calls whose failure says nothing in the console. */
const silent = ['getKeeperBreakdown'];

type Subscriptions = { getSubscriptionCount: (queryCacheKey: string) => number };
type Arg = { type?: string; endpointName?: string; queryCacheKey?: string };

/**
 * Logs a data page's failed load once, with status and body. Mutations tell their own page, and of a call that was only made ahead
 * nobody waits for the answer: the page makes it anew.
 */
export const errorLog: Middleware = (store) => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const { arg } = action.meta as { arg: Arg };
    const { getSubscriptionCount } = store.dispatch(
      baseApi.internalActions.internal_getRTKQSubscriptions(),
    ) as unknown as Subscriptions;
    const awaited = arg.type === 'query' && getSubscriptionCount(arg.queryCacheKey ?? '') > 0;
    if (awaited && !silent.includes(arg.endpointName ?? '')) console.error(action.payload);
  }
  return next(action);
};
