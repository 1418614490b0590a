import { createAction, createSelector, isFulfilled, weakMapMemoize, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { isOfRequest } from '../api';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import { entityReducer } from './reducer';

/** A row contains its key. */
export type Row = { key: string };

/** Normalised rows, the ordered ids of each list, and the list or rows that each cached query brought, by cache key. */
export type Table<R extends Row> = {
  ids: string[];
  entities: Record<string, R>;
  lists: Record<string, string[]>;
  sources: Record<string, { list?: string; ids?: string[] }>;
  /** Of merged rows: the fields that each endpoint has brought. */
  fields: Record<string, string[]>;
};

/** The rows of a response, and the key of its list if it is one. */
export type Reading<R extends Row> = { list?: string; rows: R[] };

/** Turns the responses of an endpoint into rows; of every endpoint, if it names none. */
export type Feed<R extends Row> = { endpointName?: string; read(response: unknown, arg: unknown): Reading<R> };

/** An endpoint of RTK Query, by the types of its response and its argument. */
export type Endpoint<Data, Arg> = {
  name: string;
  matchFulfilled: (action: unknown) => action is { payload: Data; meta: { arg: { originalArgs: Arg } } };
};

/** The API cache has removed the queries with these cache keys. */
export const entriesRemoved = createAction<string[]>('entities/entriesRemoved');

type Response = { endpointName?: string; originalArgs?: unknown; data?: unknown };

/** The API cache begins with these responses, by cache key. */
export const responsesPreloaded = createAction<Record<string, Response | undefined>>('entities/responsesPreloaded');

/** The responses that an action brings, with the cache key of a query's. */
function responsesOf(action: UnknownAction): (Response & { cacheKey?: string })[] {
  if (responsesPreloaded.match(action))
    return Object.entries(action.payload).map(([cacheKey, response]) => ({ ...response, cacheKey }));
  if (!isFulfilled(action) || !isOfRequest(action)) return [];
  const { endpointName, originalArgs, queryCacheKey: cacheKey } = action.meta.arg;
  return [{ endpointName, originalArgs, data: action.payload, cacheKey }];
}

/** Fills a table from a query or mutation endpoint: `read` turns its response and argument into rows. */
export const feed = <Data, Arg, R extends Row>(
  { name }: Endpoint<Data, Arg>,
  read: (response: Data, arg: Arg) => Reading<R>,
): Feed<R> => ({ endpointName: name, read });

/** The part of the state that selectors of tables read. */
export type Root = { entities: object };

/**
 * An entity table of the store, filled by responses; rows are removed with the cache entries that brought them. An equal response changes
 * no reference.
 * @param merge whether rows have parts of several calls: a field keeps its value until an endpoint that has brought it omits it
 * @returns a slice with a reducer, and its selectors: `selectRows` (undefined until the list is loaded) and `selectRow`
 */
export function createTable<R extends Row>(name: string, feeds: Feed<R>[], { merge = false } = {}) {
  const empty: Table<R> = { ids: [], entities: {}, lists: {}, sources: {}, fields: {} };

  /** Plain copies: Immer takes some 70 ms for the 2,500 available players, this 3. */
  function write(table: Table<R>, { list, rows }: Reading<R>, endpointName = '', cacheKey?: string): Table<R> {
    if (list === undefined && rows.length === 0) return table;
    const ids = rows.map(({ key }) => key);
    const entities = { ...table.entities };
    const next = { ...table, ids: [...new Set([...table.ids, ...ids])], entities };
    if (merge) {
      // By response, not by row: the draft order brings two rows, which are one where the season has one draft.
      const brought = [...new Set(rows.flatMap(Object.keys))];
      const omitted = (table.fields[endpointName] ?? []).filter((field) => !brought.includes(field));
      const cleared = Object.fromEntries(omitted.map((field) => [field, undefined]));
      for (const row of rows) entities[row.key] = { ...entities[row.key], ...cleared, ...row };
      next.fields = { ...next.fields, [endpointName]: [...brought, ...omitted] };
    } else for (const row of rows) entities[row.key] = row;
    if (list !== undefined) next.lists = { ...next.lists, [list]: ids };
    // A mutation has no cache entry of its own: its rows stay as long as the query's list that contains them.
    if (cacheKey !== undefined) next.sources = { ...next.sources, [cacheKey]: list === undefined ? { ids } : { list } };
    return copyWithStructuralSharing(table, next);
  }

  /** Removes lists and rows that only the removed queries brought. */
  function remove(table: Table<R>, cacheKeys: string[]): Table<R> {
    if (!cacheKeys.some((cacheKey) => cacheKey in table.sources)) return table;
    const sources = Object.fromEntries(Object.entries(table.sources).filter(([cacheKey]) => !cacheKeys.includes(cacheKey)));
    const others = Object.values(sources);
    const lists = Object.fromEntries(
      Object.entries(table.lists).filter(([list]) => others.some((source) => source.list === list)),
    );
    const used = new Set([...Object.values(lists), ...others.map(({ ids = [] }) => ids)].flat());
    const entities = Object.fromEntries(Object.entries(table.entities).filter(([id]) => used.has(id)));
    return { ...table, ids: table.ids.filter((id) => used.has(id)), entities, lists, sources };
  }

  function reducer(table: Table<R> = empty, action: UnknownAction): Table<R> {
    if (entriesRemoved.match(action)) return remove(table, action.payload);
    return responsesOf(action).reduce((before, { endpointName, originalArgs, data, cacheKey }) => {
      const used = data == null ? [] : feeds.filter((each) => (each.endpointName ?? endpointName) === endpointName);
      return used.reduce((now, feed) => write(now, feed.read(data, originalArgs), feed.endpointName, cacheKey), before);
    }, table);
  }

  type Entities = Table<R>['entities'];
  /** One memoized selector for each array of ids, held weakly: a list's array changes only if one of its rows does. */
  const rowsOf = weakMapMemoize((ids: string[]) =>
    createSelector([(entities: Entities) => entities], (entities) => ids.flatMap((id) => entities[id] ?? []), {
      memoizeOptions: { resultEqualityCheck: shallowEqual },
    }),
  );

  /** A page's table is in the state after the first action that follows its injection; the server sends no empty tables. */
  const tableOf = ({ entities }: Root) => (entities as Partial<Record<string, Table<R>>>)[name] ?? empty;

  /** The rows of a list in its order; undefined until the list is loaded. */
  function selectRows(root: Root, list: string): R[] | undefined {
    const { lists, entities } = tableOf(root);
    const ids = lists[list];
    return ids && rowsOf(ids)(entities);
  }

  const selectRow = (root: Root, key: string): R | undefined => tableOf(root).entities[key];

  const slice: { reducerPath: string; reducer: Reducer } = { reducerPath: name, reducer };
  entityReducer.inject(slice);
  return { reducerPath: name, reducer, selectRows, selectRow };
}
