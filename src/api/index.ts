/** The public interface of the API layer: endpoints with their cache tags, and hooks. */
import './cacheTags';

export { baseApi, everyTag } from './baseApi';
export { errorLog } from './errorLog';
export { storePreloaded } from './storeQuery';
export { isSessionEnd, errorText } from './problemText';
export { statusOf, statusOnly, type QueryStatus } from './statusOnly';
export { joinedQuery, type ScreenQuery } from './joinedQuery';
export { queryArg, type QueryArg } from './queryArg';
export type { ApiError, ApiServices } from './baseQuery';
export * from './generated/hooks.gen';
