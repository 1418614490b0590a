/** The tables whose rows come from one query's responses. They are generated from the contract's `x-rows`. */
import { createTable, feed, type Endpoint, type Feed, type Reading, type Root } from './createTable';
import { keyedRows, type Id } from './keys';

/** An object of a response as a row. */
export type Row<Item> = { key: string } & Item;

/** The key of a query's argument; `all` without an argument. */
const keyOf = (arg: unknown): string =>
  Object.entries(arg ?? {})
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => String(value))
    .join('/') || 'all';

/** Fills a table from mutations that respond as its query does: their arguments do not name the list or row. */
const feedAnew =
  <Data, R extends { key: string }>(read: (response: Data) => Reading<R>) =>
  ({ name: endpointName }: { name: string }): Feed<R> => ({ endpointName, read: (response: Data) => read(response) });

/**
 * A table of the entries of a query's lists, one list an argument.
 * @param idOf an entry's id, or the fields that identify it where a server sends no id
 * @param mutations what responds with the only list, anew
 */
export function listTable<Name extends string, Data, Arg, Item extends object>(
  name: Name,
  query: Endpoint<Data, Arg>,
  itemsOf: (response: Data) => Item[] | undefined,
  idOf: (item: Item) => Id | Id[],
  mutations: { name: string }[] = [],
) {
  const read = (response: Data, arg?: Arg) => keyedRows(keyOf(arg), itemsOf(response) ?? [], idOf);
  const table = createTable(name, [feed(query, read), ...mutations.map(feedAnew(read))]);
  return { ...table, selectRows: (root: Root, arg: Arg) => table.selectRows(root, keyOf(arg)) };
}

/**
 * A table of a query's responses, one row an argument.
 * @param idOf the row's key in the response, where mutations respond with the row anew
 */
export function recordTable<Name extends string, Data extends object, Arg>(
  name: Name,
  query: Endpoint<Data, Arg>,
  idOf?: (response: Data) => string,
  mutations: { name: string }[] = [],
) {
  const read = (response: Data, arg?: Arg): { rows: Row<Data>[] } => ({
    rows: [{ ...response, key: idOf?.(response) ?? keyOf(arg) }],
  });
  const { selectRow, ...table } = createTable(name, [feed(query, read), ...mutations.map(feedAnew(read))]);
  return { ...table, selectRow: (root: Root, arg: Arg) => selectRow(root, keyOf(arg)) };
}
