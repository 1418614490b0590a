import {
  combineReducers,
  configureStore,
  isAction,
  isFulfilled,
  isRejectedWithValue,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { apiReducer, baseApi, errorLog, isOfRequest, type ApiServices } from '../api';
import { entriesRemoved } from '../entities/createTable';
import { entityReducer } from '../entities/reducer';
import '../entities/tables';
import { offlineReducer } from './offlineSlice';
import { settingsReducer } from '../entities/settingsSlice';
import type { Host } from '../lib/config';
import { authReducer, sessionFound, type AuthState } from '../session/authSlice';
import type { SessionServices } from '../session/sessionActions';
import { restoreStoredSession } from '../session/tokenStorage';
import { devTools } from './devTools';

const slices = combineReducers({
  auth: authReducer,
  settings: settingsReducer,
  offline: offlineReducer,
  entities: entityReducer,
  [baseApi.reducerPath]: apiReducer,
});

type State = ReturnType<typeof slices>;

type Queries = State['api']['queries'];
const removedFrom = (before: Queries, after: Queries) =>
  before === after ? [] : Object.keys(before).filter((cacheKey) => !(cacheKey in after));

/** Whether an action ends the session of an account, which another one may follow. */
const leavesAccount = (auth: AuthState | undefined, action: UnknownAction) =>
  auth != null && auth.emailAddress !== null && authReducer(auth, action).emailAddress !== auth.emailAddress;

/** Whether a response is for a query that the API cache has removed, or requested again since. RTK Query ignores such a response. */
function isLate(queries: Queries, action: UnknownAction): boolean {
  if (!isOfRequest(action) || !(isFulfilled(action) || isRejectedWithValue(action))) return false;
  const { requestId, arg } = action.meta;
  return arg.queryCacheKey !== undefined && queries[arg.queryCacheKey]?.requestId !== requestId;
}
const nothingHappened = { type: 'store/nothingHappened' };

/**
 * Combines the slices, and removes entities with the API cache entries that brought them, including preloaded ones. A reset of the API
 * cache also resets everything else that responses filled. The settings outlive their responses, but not the account.
 */
const reducer: Reducer<State, UnknownAction, Partial<State>> = (state, action) => {
  if (baseApi.util.resetApiState.match(action)) return slices({ auth: state?.auth, api: state?.api }, action);
  const queries = state?.api?.queries ?? {};
  if (isLate(queries, action)) return slices(state, nothingHappened);
  const next = slices(leavesAccount(state?.auth, action) ? { ...state, settings: undefined } : state, action);
  const removed = removedFrom(queries, next.api.queries);
  return removed.length === 0 ? next : slices(next, entriesRemoved(removed));
};

/** Whether a response, also a failed one, is in the cache. Requests that still wait for a token continue as a visitor's. */
const hasResponses = ({ queries, mutations }: State['api']) =>
  Object.values({ ...queries, ...mutations }).some((entry) => entry?.data !== undefined || entry?.error !== undefined);

/**
 * Resets the API cache when the session ends or another account logs in, which may not read the previous one's data. It resets before the
 * action: subscribers of the store start the next account's queries during it.
 */
const resetOnAccountChange: Middleware<object, State> = (store) => (next) => (action) => {
  const { auth, api } = store.getState();
  if (isAction(action) && leavesAccount(auth, action) && hasResponses(api)) store.dispatch(baseApi.util.resetApiState());
  return next(action);
};

/** The parts of the state that contain responses. */
const responsePaths = ['api', 'entities'];

export type StoreOptions = {
  /** The configured URLs; null if there are none: then no request is sent. */
  host: Host | null;
  /** Opens the log-in page when a session has expired. */
  toLogIn: () => void;
  /** The state that the server rendered the page with. */
  preloadedState?: Partial<RootState>;
  /** Replaces `fetch`. */
  fetchFn?: ApiServices['fetchFn'];
};

/**
 * The Redux store. It restores the stored session, so a client that hydrates also passes the preloaded state to the Provider as
 * `serverState`, which the first render uses.
 */
export function makeStore({ host, toLogIn, preloadedState, fetchFn }: StoreOptions) {
  const services: ApiServices & SessionServices = {
    apiUrl: host?.apiUrl ?? null,
    fetchFn,
    clientUrl: host?.clientUrl ?? '',
    toLogIn,
  };
  const store = configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        // The checks run in development only. Responses are JSON; checking them after every action would cost seconds.
        immutableCheck: { ignoredPaths: responsePaths },
        serializableCheck: { ignoredPaths: responsePaths, ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta', 'payload'] },
      }).concat(resetOnAccountChange, errorLog, baseApi.middleware),
    devTools,
  });
  const stored = host && typeof window !== 'undefined' && restoreStoredSession();
  if (stored) store.dispatch(sessionFound(stored));
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = State;
export type AppDispatch = AppStore['dispatch'];
