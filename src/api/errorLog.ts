import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { isOfRequest } from './requestMeta';

/** Queries whose failure is not logged: the specification's, and the one whose form shows it. */
const silent = ['getKeeperBreakdown', 'findHostLeague', 'findLeaguesOfUser'];

/** Logs each failed query, with status and body. Failed mutations are shown by their forms. */
export const errorLog: Middleware = () => (next) => (action) => {
  if (isOfRequest(action) && isRejectedWithValue(action)) {
    const { type, endpointName } = action.meta.arg;
    if (type === 'query' && !silent.includes(endpointName)) console.error(action.payload);
  }
  return next(action);
};
