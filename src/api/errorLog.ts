import { isPending, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { hasStatus } from './problemText';
import { isOfRequest } from './requestMeta';

/** Queries whose failure is not logged: the specification's, and the one whose form shows it. */
const silent = ['getKeeperBreakdown', 'findHostLeague', 'findLeaguesOfUser'];

/** Whether a request could not be sent: the browser itself logs that, and the page says that it is offline. */
const isWithoutNetwork = (error: unknown) => hasStatus(error, 0) && globalThis.navigator?.onLine === false;

/**
 * Logs each failed query, with status and body, but for those without network. Failed mutations are shown by their forms, and a failed
 * prefetch by its page: it is logged if the page was opened before the response.
 */
export const errorLog: Middleware = () => {
  const opened = new Set<string | undefined>();
  return (next) => (action) => {
    if (isOfRequest(action) && action.meta.arg.type === 'query') {
      const { endpointName, queryCacheKey, subscribe, forceRefetch } = action.meta.arg;
      const isPrefetch = subscribe === false && !forceRefetch;
      if (isPending(action)) opened.delete(queryCacheKey);
      // A page's request for what is in flight.
      if (action.meta.condition && !isPrefetch) opened.add(queryCacheKey);
      const isLogged = (!isPrefetch || opened.has(queryCacheKey)) && !silent.includes(endpointName);
      if (isRejectedWithValue(action) && isLogged && !isWithoutNetwork(action.payload)) console.error(action.payload);
    }
    return next(action);
  };
};
