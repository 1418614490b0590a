import { isPending, isRejected, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { isOfRequest } from './requestMeta';
import { isUsed, markPrefetched, markUsed } from './usedQueries';

/** Queries whose failure is not logged: the specification's, and the one whose form shows it. */
const silent = ['getKeeperBreakdown', 'findHostLeague', 'findLeaguesOfUser'];

/**
 * Logs each failed query of a page once, with status and body. Failed mutations are shown by their forms. A prefetch that fails before a
 * component uses it is not logged.
 */
export const errorLog: Middleware = () => (next) => (action) => {
  if (!isOfRequest(action)) return next(action);
  const { arg, condition } = action.meta;
  if (arg.queryCacheKey !== undefined) {
    // A component that subscribes to a running request dispatches its own thunk, which the condition rejects.
    if (arg.subscribe && isRejected(action) && condition) markUsed(arg.queryCacheKey);
    if (isPending(action)) (arg.subscribe || arg.forceRefetch ? markUsed : markPrefetched)(arg.queryCacheKey);
    const isLogged = isRejectedWithValue(action) && isUsed(arg.queryCacheKey) && !silent.includes(arg.endpointName);
    if (isLogged) console.error(action.payload);
  }
  return next(action);
};
