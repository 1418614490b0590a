/** The tables whose rows come from one query's responses. They are generated from the contract's `x-rows`. */
import type { SkipToken } from '@reduxjs/toolkit/query';
import type { QueryOptions, ScreenQuery } from '../api';
import { fieldOf, isObject } from '../lib/json';
import { createTable, type Endpoint, type Feed, type Reading, type Root } from './createTable';
import { keyedRows, type Id } from './keys';

/** An object of a response as a row. */
export type Row<Item> = { key: string } & Item;

/** A query's argument without the platform: a league's id names it on every platform. */
type KeyArg<Arg> = Arg extends { platform: unknown } ? Omit<Arg, 'platform'> : Arg;

/** The hook of the query that a table's rows come from, by the type of its argument. */
export type FromQuery<Arg> = { useQuery: (arg: Arg | SkipToken, options: QueryOptions) => ScreenQuery };

/** An endpoint that responds with a table's rows, and what they are made of. */
type Source<Items> = { name: string; itemsOf(response: unknown): Items };
/** The query, and mutations that respond with the same rows. */
type Sources<Arg, Items> = [Source<Items> & FromQuery<Arg>, ...Source<Items>[]];

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

/** Mutations respond with the rows of the query anew. */
function responseTable<Arg, Items, R extends { key: string }>(
  name: string,
  parameters: string[],
  [query, ...mutations]: Sources<Arg, Items>,
  read: (key: string, items: Items) => Reading<R>,
) {
  const feeds = [query, ...mutations].map(({ name: endpointName, itemsOf }, index): Feed<R> => ({
    endpointName,
    read: (response, arg) => read(keyOf(parameters, index === 0 ? arg : fieldsOf(response, arg)), itemsOf(response)),
  }));
  return { ...createTable(name, feeds), useQuery: query.useQuery };
}

/**
 * A table of the entries of a query's lists, one list an argument.
 * @param idOf an entry's id, or the fields that identify it where a server sends no id
 */
export function listTable<Arg, Item extends object>(
  name: string,
  parameters: string[],
  idOf: (item: Item) => Id | Id[],
  ...sources: Sources<Arg, Item[] | undefined>
) {
  const table = responseTable(name, parameters, sources, (list, items = []) => keyedRows(list, items, idOf));
  return { ...table, selectRows: (root: Root, arg: KeyArg<Arg>) => table.selectRows(root, keyOf(parameters, arg)) };
}

/** A table of a query's responses, one row an argument. */
export function recordTable<Arg, Item extends object>(name: string, parameters: string[], ...sources: Sources<Arg, Item>) {
  const read = (key: string, item: Item): Reading<Row<Item>> => ({ rows: [{ ...item, key }] });
  const table = responseTable(name, parameters, sources, read);
  return { ...table, selectRow: (root: Root, arg: KeyArg<Arg>) => table.selectRow(root, keyOf(parameters, arg)) };
}
