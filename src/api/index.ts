/** The public interface of the API layer: endpoints and hooks. */
export { apiReducer } from './apiReducer';
export { baseApi } from './baseApi';
export { errorLog } from './errorLog';
export { isOfRequest } from './requestMeta';
export { untracked } from './untracked';
export { storePreloaded } from './offlineQueries';
export { hasStatus, isSessionEnd, errorText } from './problemText';
export { polling, statusOf, statusOnly, type QueryOptions, type QueryStatus } from './statusOnly';
export { combineQueries, type ScreenQuery } from './combineQueries';
export { queryArg, type QueryArg } from './queryArg';
export type { ApiError, ApiServices } from './baseQuery';
export * from './generated/hooks.gen';
