import type { Middleware } from '@reduxjs/toolkit';
import { isRejectedWithValue } from '@reduxjs/toolkit';

/** Calls whose failure says nothing in the console. */
const silent = ['getKeeperBreakdown'];

/** Logs a data page's failed load once, with status and body. Mutations tell their own page. */
export const errorLog: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const { arg } = action.meta as { arg: { type?: string; endpointName?: string } };
    if (arg.type === 'query' && !silent.includes(arg.endpointName ?? '')) console.error(action.payload);
  }
  return next(action);
};
