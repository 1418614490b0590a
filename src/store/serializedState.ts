/** The state that the server sends with a page. */
import { responsesPreloaded } from '../entities/createTable';
import { entityReducer } from '../entities/reducer';
import type { RootState } from './makeStore';

/** A state without its entity tables: the client fills them from the responses in it, so that these are sent once. */
export type SerializedState = Omit<RootState, 'entities'>;

export const serializeState = ({ auth, settings, offline, api }: RootState): SerializedState => ({
  auth,
  settings,
  offline,
  api,
});

/** A state with its entity tables, filled from the responses in it. A page's chunk injects the page's own. */
export const fillTables = (state: SerializedState): RootState => ({
  ...state,
  entities: entityReducer(undefined, responsesPreloaded(state.api.queries)),
});

/** The state that the server rendered the page with. A write removes the page from the server's cache: its responses are as new as the page. */
export function deserializeState(sent: SerializedState): SerializedState {
  const now = Date.now();
  const queries = Object.fromEntries(
    Object.entries(sent.api.queries).map(([cacheKey, query]) => [cacheKey, { ...query, fulfilledTimeStamp: now }]),
  ) as typeof sent.api.queries;
  return { ...sent, api: { ...sent.api, queries } };
}
