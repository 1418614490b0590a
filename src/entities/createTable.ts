import { createEntityAdapter, createSlice, type EntityState, type UnknownAction } from '@reduxjs/toolkit';

/** A row carries the key it stands under. */
type Row = { key: string };

/** Normalised rows, and which of them make up which answer, in its order. */
export type Table<R extends Row> = EntityState<R, string> & { lists: Record<string, string[]> };

/** What an answer brings: rows and, where the answer is a list, its key. A row that is there already keeps what the answer leaves out. */
type Reading<R extends Row> = { list?: string; rows: R[] };

type Feed<R extends Row> = { matches: (action: UnknownAction) => boolean; read: (action: UnknownAction) => Reading<R> };

type Fulfilled = { payload: unknown; meta: { arg: { originalArgs: unknown } } };
type Endpoint = { matchFulfilled: (action: unknown) => boolean };
type FulfilledOf<E> = E extends { matchFulfilled: (action: unknown) => action is infer F }
  ? F extends Fulfilled
    ? F
    : never
  : never;

/** Feeds a table from an endpoint of the api, query or mutation: `read` turns its answer and argument into rows. */
export function feed<E extends Endpoint, R extends Row>(
  endpoint: E,
  read: (answer: FulfilledOf<E>['payload'], arg: FulfilledOf<E>['meta']['arg']['originalArgs']) => Reading<R>,
): Feed<R> {
  return {
    matches: (action) => endpoint.matchFulfilled(action) && action['payload'] !== null,
    read: (action) => {
      const { payload, meta } = action as unknown as Fulfilled;
      return read(payload as never, meta.arg.originalArgs as never);
    },
  };
}

const none: never[] = [];

/**
 * An entity table of the store: `{ids, entities, lists}`, fed by answers alone.
 * @returns its name and reducer, and its selectors: `selectRows` (undefined until the list came) and `selectRow`
 */
export function createTable<R extends Row, Name extends string>(name: Name, feeds: Feed<R>[]) {
  const adapter = createEntityAdapter<R, string>({ selectId: (row) => row.key });
  const { reducer } = createSlice({
    name,
    initialState: adapter.getInitialState({ lists: {} as Record<string, string[]> }) as Table<R>,
    reducers: {},
    extraReducers: (builder) => {
      for (const { matches, read } of feeds)
        builder.addMatcher(matches, (state, action) => {
          const { list, rows } = read(action);
          adapter.upsertMany(state as Table<R>, rows);
          if (list !== undefined) state.lists[list] = rows.map((row) => row.key);
        });
    },
  });

  type Root = { entities: Record<Name, Table<R>> };
  const memo = new Map<string, { ids: string[]; entities: Table<R>['entities']; rows: R[] }>();

  /** The rows of a list in its order, the same array while nothing of the table changes; undefined until its answer came. */
  function selectRows(root: Root, list: string): R[] | undefined {
    const { lists, entities } = root.entities[name];
    const ids = lists[list];
    if (!ids) return undefined;
    const last = memo.get(list);
    if (last && last.ids === ids && last.entities === entities) return last.rows;
    const rows = ids.length === 0 ? none : ids.map((id) => entities[id]).filter((row) => row !== undefined);
    memo.set(list, { ids, entities, rows });
    return rows;
  }

  const selectRow = (root: Root, key: string): R | undefined => root.entities[name].entities[key];

  return { name, reducer, selectRows, selectRow };
}
