import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { baseApi, hasStatus, queryArg, type QueryArg, settingsApi } from '../api';
import type { QueryName } from '../api/types';
import type { Config } from '../lib/config';
import { fieldOf } from '../lib/json';
import type { RouteMatch } from '../routing/routeParams';
import type { AppStore, RootState } from '../store/makeStore';

/** A query with its argument, as its endpoint takes it. */
export type RouteQuery = { name: QueryName; arg: QueryArg };

type QueryEndpoint = {
  select: (
    arg: unknown,
  ) => (state: RootState) => { isUninitialized: boolean; isSuccess: boolean; data?: unknown; error?: unknown };
  initiate: (
    arg: unknown,
    options: { subscribe: false; forceRefetch?: boolean },
  ) => ThunkAction<unknown, RootState, unknown, UnknownAction>;
};

/** The query endpoints by name. */
export const queryEndpoints = baseApi.endpoints as Record<string, QueryEndpoint>;

/** The queries of a screen: its own, those of the view that the URL's query names, and last the settings of its league. */
export function routeQueries({ route, params }: RouteMatch, search = '', config?: Config): RouteQuery[] {
  const view = route.view?.(new URLSearchParams(search), config);
  const settings: QueryName[] = params.leagueId === undefined ? [] : ['getSettings'];
  const names = [...(route.queries ?? []), ...(view?.queries ?? []), ...settings];
  return names.map((name) => ({ name, arg: queryArg(name, route.platform, { ...params, ...view?.params }) }));
}

/** The keys of a screen's queries in the API cache. */
export const routeCacheKeys = (match: RouteMatch, search = ''): string[] =>
  routeQueries(match, search).map(({ name, arg }) =>
    defaultSerializeQueryArgs({ endpointName: name, queryArgs: arg, endpointDefinition: undefined as never }),
  );

const isNotFound = (error: unknown) => hasStatus(error, 404);

/** Whether the league does not exist, or is hidden from this account: its settings and every query of the page have the status 404. */
export function selectIsLeagueMissing(state: RootState, match: RouteMatch | null): boolean {
  const leagueId = match?.params.leagueId;
  if (!match || leagueId === undefined) return false;
  if (!isNotFound(settingsApi.endpoints.getSettings.select({ leagueId })(state).error)) return false;
  return routeQueries(match).every(({ name, arg }) => {
    const { isUninitialized, error } = queryEndpoints[name]!.select(arg)(state);
    // The API cache drops a query of a page that is no longer shown.
    return isUninitialized || isNotFound(error);
  });
}

/** Whether a page has no league, or a team's or a player's page no such one: the server knows none, or the team is in another league. */
export function selectIsMissing(state: RootState, match: RouteMatch): boolean {
  const { leagueId, teamId, playerId } = match.params;
  if (selectIsLeagueMissing(state, match)) return true;
  const [query] = routeQueries(match);
  if ((teamId ?? playerId) === undefined || !query) return false;
  const { data, error } = queryEndpoints[query.name]!.select(query.arg)(state);
  const found = fieldOf(data, 'leagueId') ?? leagueId;
  return found !== leagueId || isNotFound(error);
}

/**
 * Starts queries that have no cache entry yet, as a prefetch or for a navigation, which also starts those that have failed. One whose code
 * loads with the page's chunk is left to the page until then.
 */
export function startQueries(store: AppStore, queries: RouteQuery[], { isPrefetch = false } = {}): void {
  for (const { name, arg } of queries) {
    const endpoint = queryEndpoints[name];
    if (!endpoint) continue;
    const { isUninitialized, isSuccess } = endpoint.select(arg)(store.getState());
    // Of a prefetch that is in flight, no second request is sent; its failure is logged.
    if (isUninitialized || (!isPrefetch && !isSuccess))
      store.dispatch(endpoint.initiate(arg, { subscribe: false, forceRefetch: !isPrefetch }));
  }
}
