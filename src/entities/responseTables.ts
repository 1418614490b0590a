/** The tables whose rows come from one query's responses. They are generated from the contract's `x-rows`, and add themselves to the store. */
import type { SkipToken } from '@reduxjs/toolkit/query';
import type { QueryOptions, ScreenQuery } from '../api';
import { fieldOf, isObject } from '../lib/json';
import { createTable, type Endpoint, type Feed, type Reading, type Root } from './createTable';
import { keyedRows, type Id } from './keys';
import { injectTable } from './reducer';

/** An object of a response as a row. */
export type Row<Item> = { key: string } & Item;

/** A query's argument without the platform: a league's id names it on every platform. */
type KeyArg<Arg> = Arg extends { platform: unknown } ? Omit<Arg, 'platform'> : Arg;

/** The hook of the query that a table's rows come from, by the type of its argument. */
export type FromQuery<Arg> = { useQuery: (arg: Arg | SkipToken, options: QueryOptions) => ScreenQuery };

/** An endpoint that responds with a table's rows, and what they are made of. */
type Source<Items> = { name: string; itemsOf(response: unknown): Items };
type QuerySource<Arg, Items> = Source<Items> & FromQuery<Arg>;

/** An endpoint as a source of a table. */
export const from = <Data, Arg, Items, Hooks extends object>(
  endpoint: Endpoint<Data, Arg> & Hooks,
  itemsOf: (response: Data) => Items,
) => ({ ...endpoint, itemsOf });

/** The values of a query's parameters as a key, each in its place; `all` without any. */
function keyOf(parameters: string[], values: unknown): string {
  const parts = parameters.map((name) => fieldOf(values, name) ?? '');
  return parts.join('/').replace(/\/+$/, '') || 'all';
}

/** Where a mutation has the parameters of its table's query: in its argument, its body, or its response. */
const fieldsOf = (response: unknown, arg: unknown): object =>
  Object.assign({}, response, arg, ...Object.values(arg ?? {}).filter(isObject));

/** Fills a table from a query and from mutations that respond with the same rows. */
const feedsOf = <Items, R extends { key: string }>(
  parameters: string[],
  [query, ...mutations]: [Source<Items>, ...Source<Items>[]],
  read: (key: string, items: Items) => Reading<R>,
): Feed<R>[] => [
  { endpointName: query.name, read: (response, arg) => read(keyOf(parameters, arg), query.itemsOf(response)) },
  ...mutations.map(({ name, itemsOf }) => ({
    endpointName: name,
    read: (response: unknown, arg: unknown) => read(keyOf(parameters, fieldsOf(response, arg)), itemsOf(response)),
  })),
];

/**
 * A table of the entries of a query's lists, one list an argument.
 * @param idOf an entry's id, or the fields that identify it where a server sends no id
 * @param sources the query, and mutations that respond with the list anew
 */
export function listTable<Name extends string, Arg, Item extends object>(
  name: Name,
  parameters: string[],
  idOf: (item: Item) => Id | Id[],
  ...sources: [QuerySource<Arg, Item[] | undefined>, ...Source<Item[] | undefined>[]]
) {
  const table = createTable(
    name,
    feedsOf(parameters, sources, (list, items = []) => keyedRows(list, items, idOf)),
  );
  injectTable(table);
  const selectRows = (root: Root, arg: KeyArg<Arg>) => table.selectRows(root, keyOf(parameters, arg));
  return { ...table, selectRows, useQuery: sources[0].useQuery };
}

/** A table of a query's responses, one row an argument; mutations respond with the row anew. */
export function recordTable<Name extends string, Arg, Item extends object>(
  name: Name,
  parameters: string[],
  ...sources: [QuerySource<Arg, Item>, ...Source<Item>[]]
) {
  const read = (key: string, item: Item): Reading<Row<Item>> => ({ rows: [{ ...item, key }] });
  const { selectRow, ...table } = createTable(name, feedsOf(parameters, sources, read));
  injectTable(table);
  return {
    ...table,
    selectRow: (root: Root, arg: KeyArg<Arg>) => selectRow(root, keyOf(parameters, arg)),
    useQuery: sources[0].useQuery,
  };
}
