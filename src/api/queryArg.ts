import type { PlatformKey } from '../lib/config';
import { queryParameters } from './generated/queryParameters.gen';
import type { QueryName } from './types';

export type QueryArg = Record<string, string | number>;

/** The argument of a page's query: the parameters of the page that the query takes, by the names and types of the contract. */
export function queryArg(
  name: QueryName,
  platform: PlatformKey | null,
  params: Partial<Record<string, string | number>>,
): QueryArg {
  return Object.fromEntries(
    Object.entries(queryParameters[name]).flatMap(([key, type]): [string, string | number][] => {
      const text = type === 'platform' ? (platform ?? '') : params[key];
      return text === undefined ? [] : [[key, type === 'number' ? Number(text) : text]];
    }),
  );
}
