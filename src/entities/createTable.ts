import { createAction, createSelector, weakMapMemoize, type UnknownAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';

/** A row contains its key. */
type Row = { key: string };

/** Normalised rows, the ordered ids of each list, and the list or rows that each cached query brought, by cache key. */
export type Table<R extends Row> = {
  ids: string[];
  entities: Record<string, R>;
  lists: Record<string, string[]>;
  sources: Record<string, { list: string } | { ids: string[] }>;
};

/** The rows of a response, and the key of its list if it is one. Fields that a response omits keep their values in existing rows. */
export type Reading<R extends Row> = { list?: string; rows: R[] };

export type Feed<R extends Row> = { endpoint: Endpoint; read: (response: unknown, arg: unknown) => Reading<R> };

type Fulfilled = { payload: unknown; meta: { arg: { originalArgs: unknown; type?: string; queryCacheKey?: string } } };
type Endpoint = { name: string; matchFulfilled: (action: unknown) => boolean };
type FulfilledOf<E> = E extends { matchFulfilled: (action: unknown) => action is infer F }
  ? F extends { payload: unknown; meta: { arg: { originalArgs: unknown } } }
    ? F
    : never
  : never;

const listsOf = (sources: Table<Row>['sources'][string][]) => sources.flatMap((source) => ('list' in source ? source.list : []));

/** The API cache has removed the queries with these cache keys. */
export const entriesRemoved = createAction<string[]>('entities/entriesRemoved');

type Responses = Record<string, { endpointName?: string; originalArgs?: unknown; data?: unknown } | undefined>;

/** The API cache begins with these responses, by cache key. */
export const responsesPreloaded = createAction<Responses>('entities/responsesPreloaded');

/** Fills a table from a query or mutation endpoint: `read` turns its response and argument into rows. */
export function feed<E extends Endpoint, R extends Row>(
  endpoint: E,
  read: (response: FulfilledOf<E>['payload'], arg: FulfilledOf<E>['meta']['arg']['originalArgs']) => Reading<R>,
): Feed<R> {
  return { endpoint, read: read as Feed<R>['read'] };
}

/**
 * An entity table, filled by responses; rows are removed with the cache entries that brought them. An equal response changes no reference.
 * @returns its name and reducer, and its selectors: `selectRows` (undefined until the list is loaded) and `selectRow`
 */
export function createTable<R extends Row, Name extends string>(name: Name, feeds: Feed<R>[]) {
  const empty: Table<R> = { ids: [], entities: {}, lists: {}, sources: {} };

  /** Plain copies: Immer takes some 70 ms for the 2,500 available players, this 3. */
  function write(table: Table<R>, { list, rows }: Reading<R>, cacheKey: string | undefined): Table<R> {
    const ids = rows.map(({ key }) => key);
    const entities = { ...table.entities };
    for (const row of rows) entities[row.key] = { ...entities[row.key], ...row };
    const next = { ...table, ids: [...new Set([...table.ids, ...ids])], entities };
    if (list !== undefined) next.lists = { ...next.lists, [list]: ids };
    // A mutation has no cache entry of its own: its rows stay as long as the query's list that contains them.
    if (cacheKey !== undefined) next.sources = { ...next.sources, [cacheKey]: list === undefined ? { ids } : { list } };
    return copyWithStructuralSharing(table, next);
  }

  /** Removes lists and rows that only the removed queries brought. */
  function remove(table: Table<R>, cacheKeys: string[]): Table<R> {
    const removed = cacheKeys.flatMap((cacheKey) => table.sources[cacheKey] ?? []);
    if (removed.length === 0) return table;
    const sources = Object.fromEntries(Object.entries(table.sources).filter(([cacheKey]) => !cacheKeys.includes(cacheKey)));
    const others = Object.values(sources);
    const shared = listsOf(others);
    const gone = listsOf(removed).filter((list) => !shared.includes(list));
    const lists = Object.fromEntries(Object.entries(table.lists).filter(([list]) => !gone.includes(list)));
    const used = new Set([...Object.values(lists), ...others.map((source) => ('ids' in source ? source.ids : []))].flat());
    const entities = Object.fromEntries(Object.entries(table.entities).filter(([id]) => used.has(id)));
    return { ids: table.ids.filter((id) => used.has(id)), entities, lists, sources };
  }

  function reducer(table: Table<R> = empty, action: UnknownAction): Table<R> {
    if (entriesRemoved.match(action)) return remove(table, action.payload);
    if (responsesPreloaded.match(action)) {
      const read = Object.entries(action.payload).flatMap(([cacheKey, { endpointName, originalArgs, data } = {}]) =>
        feeds
          .filter(({ endpoint }) => data != null && endpoint.name === endpointName)
          .map((each) => ({ cacheKey, reading: each.read(data, originalArgs) })),
      );
      return read.reduce((now, { cacheKey, reading }) => write(now, reading, cacheKey), table);
    }
    return feeds.reduce((now, { endpoint, read }) => {
      if (!endpoint.matchFulfilled(action) || action['payload'] === null) return now;
      const { payload, meta } = action as unknown as Fulfilled;
      const { originalArgs, type, queryCacheKey = '' } = meta.arg;
      return write(now, read(payload, originalArgs), type === 'query' ? queryCacheKey : undefined);
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
  type Root = { entities: Partial<Record<Name, Table<R>>> };

  /** The rows of a list in its order; undefined until the list is loaded. */
  function selectRows(root: Root, list: string): R[] | undefined {
    const { lists, entities } = root.entities[name] ?? empty;
    const ids = lists[list];
    return ids && rowsOf(ids)(entities);
  }

  const selectRow = (root: Root, key: string): R | undefined => root.entities[name]?.entities[key];

  return { name, reducer, selectRows, selectRow };
}
