import type { PlatformKey } from '../lib/config';
import { platforms } from '../platforms/platforms';
import type { RouteParams } from '../routing/matchRoute';
import { queryParameters } from './generated/queryParameters.gen';
import type { QueryName } from './types';

export type QueryArg = Record<string, string | number>;

/** The argument of a page's query: the parameters of the page that the query takes, by the names and types of the contract. */
export function queryArg(name: QueryName, platform: PlatformKey | null, params: RouteParams): QueryArg {
  const teamParam = platform && platforms[platform].teamParam;
  const valueOf = (key: string, type: string) => {
    const text = params[key === teamParam ? 'teamId' : (key as keyof RouteParams)] ?? '';
    return type === 'number' ? Number(text) : text;
  };
  return Object.fromEntries(Object.entries(queryParameters[name]).map(([key, type]) => [key, valueOf(key, type)]));
}
