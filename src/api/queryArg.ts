import type { PlatformKey } from '../lib/config';
import { queryParameters } from './generated/queryParameters.gen';
import type { QueryName } from './types';

export type QueryArg = Record<string, string | number>;

/** The argument of a page's query: its platform and the parameters of the page, where the query takes them, with the types of the contract. */
export function queryArg(
  name: QueryName,
  platform: PlatformKey | null,
  params: Partial<Record<string, string | number>>,
): QueryArg {
  const values = platform === null ? params : { ...params, platform };
  return Object.fromEntries(
    Object.entries(queryParameters[name]).flatMap(([key, type]): [string, string | number][] => {
      const value = values[key];
      return value === undefined ? [] : [[key, type === 'number' ? Number(value) : value]];
    }),
  );
}
