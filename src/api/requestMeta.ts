import { fieldOf } from '../lib/json';

/** What RTK Query puts into the `meta` of the actions of a request. */
type RequestMeta = {
  requestId: string;
  arg: {
    type: 'query' | 'mutation';
    endpointName: string;
    originalArgs: unknown;
    /** Of a query. */
    queryCacheKey?: string;
    subscribe?: boolean;
    forceRefetch?: unknown;
    /** Of a mutation. */
    track?: boolean;
  };
  condition?: boolean;
  baseQueryMeta?: { cachedAt?: number };
};

/** Whether an action is one of RTK Query's requests. */
export const isOfRequest = <A>(action: A): action is A & { meta: RequestMeta } =>
  fieldOf(fieldOf(fieldOf(action, 'meta'), 'arg'), 'endpointName') !== undefined;
