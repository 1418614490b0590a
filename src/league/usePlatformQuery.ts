import { baseApi, queryArg, statusOf, type ScreenQuery } from '../api';
import type { PlatformCall } from '../platforms/platform';
import type { RouteParams } from '../routing/matchRoute';
import { usePlatform } from '../routing/usePlatform';

type QueryHooks = { useQuery: (arg: object, options: ReturnType<typeof statusOf>) => ScreenQuery };

/**
 * Loads what a call of the page's platform returns; the entity tables have its rows.
 * @param params what the call reads: a league, with its team, year and week
 */
export function usePlatformQuery(call: PlatformCall, params: RouteParams & { leagueId: string }): ScreenQuery {
  const { key, calls } = usePlatform();
  const name = calls[call];
  const { useQuery } = (baseApi.endpoints as Record<string, QueryHooks>)[name]!;
  return useQuery(queryArg(name, key, params), statusOf(params.leagueId));
}
