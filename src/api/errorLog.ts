import { isPending, isRejected, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { isUsed, markPrefetched, markUsed } from './usedQueries';

/** Queries whose failure is not logged: the specification's, and the one whose form shows it. */
const silent = ['getKeeperBreakdown', 'findHostLeague', 'findLeaguesOfUser'];

type Arg = { type?: string; endpointName?: string; queryCacheKey?: string; subscribe?: boolean; forceRefetch?: unknown };
type Meta = { arg?: Arg; condition?: boolean };

/**
 * Logs each failed query of a page once, with status and body. Failed mutations are shown by their forms. A prefetch that fails before a
 * component uses it is not logged.
 */
export const errorLog: Middleware = () => (next) => (action) => {
  const { arg, condition } = ((action as { meta?: Meta }).meta ?? {}) as Meta;
  if (arg?.type === 'query' && arg.queryCacheKey !== undefined) {
    // A component that subscribes to a running request dispatches its own thunk, which the condition rejects.
    if (arg.subscribe && isRejected(action) && condition) markUsed(arg.queryCacheKey);
    if (isPending(action)) (arg.subscribe || arg.forceRefetch ? markUsed : markPrefetched)(arg.queryCacheKey);
    const isLogged = isRejectedWithValue(action) && isUsed(arg.queryCacheKey) && !silent.includes(arg.endpointName ?? '');
    if (isLogged) console.error(action.payload);
  }
  return next(action);
};
