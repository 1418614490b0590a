import { createAction, createEntityAdapter, createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import type { EntityState, UnknownAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';

/** A row contains its key. */
type Row = { key: string };

/** Normalised rows, the ordered ids of each list, and the list or rows that each cached query brought, by cache key. */
export type Table<R extends Row> = EntityState<R, string> & {
  lists: Record<string, string[]>;
  sources: Record<string, { list: string } | { ids: string[] }>;
};

/** The rows of a response, and the key of its list if it is one. Fields that a response omits keep their values in existing rows. */
type Reading<R extends Row> = { list?: string; rows: R[] };

type Feed<R extends Row> = { matches: (action: UnknownAction) => boolean; read: (action: UnknownAction) => Reading<R> };

type Fulfilled = { payload: unknown; meta: { arg: { originalArgs: unknown; type?: string; queryCacheKey?: string } } };
type Endpoint = { matchFulfilled: (action: unknown) => boolean };
type FulfilledOf<E> = E extends { matchFulfilled: (action: unknown) => action is infer F }
  ? F extends { payload: unknown; meta: { arg: { originalArgs: unknown } } }
    ? F
    : never
  : never;

const listsOf = (sources: Table<Row>['sources'][string][]) => sources.flatMap((source) => ('list' in source ? source.list : []));

/** The API cache has removed the queries with these cache keys. */
export const entriesRemoved = createAction<string[]>('entities/entriesRemoved');

/** Fills a table from a query or mutation endpoint: `read` turns its response and argument into rows. */
export function feed<E extends Endpoint, R extends Row>(
  endpoint: E,
  read: (response: FulfilledOf<E>['payload'], arg: FulfilledOf<E>['meta']['arg']['originalArgs']) => Reading<R>,
): Feed<R> {
  return {
    matches: (action) => endpoint.matchFulfilled(action) && action['payload'] !== null,
    read: (action) => {
      const { payload, meta } = action as unknown as Fulfilled;
      return read(payload as never, meta.arg.originalArgs as never);
    },
  };
}

/**
 * An entity table, filled by responses; rows are removed with the cache entries that brought them. An equal response changes no reference.
 * @returns its name and reducer, and its selectors: `selectRows` (undefined until the list is loaded) and `selectRow`
 */
export function createTable<R extends Row, Name extends string>(name: Name, feeds: Feed<R>[]) {
  const adapter = createEntityAdapter<R, string>({ selectId: (row) => row.key });
  const empty: Table<R> = adapter.getInitialState({ lists: {}, sources: {} });

  function write(table: Table<R>, { list, rows }: Reading<R>, { arg }: Fulfilled['meta']): Table<R> {
    const ids = rows.map(({ key }) => key);
    const next = { ...adapter.upsertMany(table, rows) };
    if (list !== undefined) next.lists = { ...next.lists, [list]: ids };
    // A mutation has no cache entry of its own: its rows stay as long as the query's list that contains them.
    if (arg.type === 'query')
      next.sources = { ...next.sources, [arg.queryCacheKey ?? '']: list === undefined ? { ids } : { list } };
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
    const unused = table.ids.filter((id) => !used.has(id));
    return { ...adapter.removeMany(table, unused), lists, sources };
  }

  function reducer(table: Table<R> = empty, action: UnknownAction): Table<R> {
    if (entriesRemoved.match(action)) return remove(table, action.payload);
    const { meta } = action as unknown as Fulfilled;
    return feeds.reduce((now, { matches, read }) => (matches(action) ? write(now, read(action), meta) : now), table);
  }

  type Entities = Table<R>['entities'];
  /** One memoized selector for each array of ids, held weakly: a list's array changes only if one of its rows does. */
  const rowsOf = weakMapMemoize((ids: string[]) =>
    createSelector([(entities: Entities) => entities], (entities) => ids.flatMap((id) => entities[id] ?? []), {
      memoizeOptions: { resultEqualityCheck: shallowEqual },
    }),
  );

  /** The table of a page is in the state from the first action after its injection on; a server sends no empty tables. */
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
