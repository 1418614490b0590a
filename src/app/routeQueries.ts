import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { type ApiError, baseApi, queryArg, type QueryArg, settingsApi } from '../api';
import type { QueryName } from '../api/types';
import type { RouteMatch } from '../routing/matchRoute';
import type { AppStore, RootState } from '../store/makeStore';

/** A query with its argument, as its endpoint takes it. */
export type RouteQuery = { name: QueryName; arg: QueryArg };

type QueryEndpoint = {
  select: (arg: object) => (state: RootState) => { isUninitialized: boolean; data?: unknown; error?: unknown };
  initiate: (arg: object, options: { subscribe: false }) => ThunkAction<unknown, RootState, unknown, UnknownAction>;
};

const endpoints = baseApi.endpoints as Record<string, QueryEndpoint>;

/** The queries of a screen: its own, and the settings of its league. */
export function routeQueries({ route, params }: RouteMatch): RouteQuery[] {
  const names: QueryName[] = [...route.queries, ...(params.leagueId === undefined ? [] : (['getSettings'] as const))];
  return names.map((name) => ({ name, arg: queryArg(name, route.platform, params) }));
}

/** The keys of a screen's queries in the API cache. */
export const routeCacheKeys = (match: RouteMatch): string[] =>
  routeQueries(match).map(({ name, arg }) =>
    defaultSerializeQueryArgs({ endpointName: name, queryArgs: arg, endpointDefinition: undefined as never }),
  );

const isNotFound = (error: unknown) => (error as ApiError | undefined)?.status === 404;

/** Whether the league does not exist, or is hidden from this account: its settings and every query of the page have the status 404. */
export function selectIsLeagueMissing(state: RootState, match: RouteMatch | null): boolean {
  const leagueId = match?.params.leagueId;
  if (!match || leagueId === undefined) return false;
  if (!isNotFound(settingsApi.endpoints.getSettings.select({ leagueId })(state).error)) return false;
  return routeQueries(match).every(({ name, arg }) => {
    const { isUninitialized, error } = endpoints[name]!.select(arg)(state);
    // The API cache drops a query of a page that is no longer shown.
    return isUninitialized || isNotFound(error);
  });
}

/** Whether a page has no league, or a team's page no team: the server knows none, or it is in another league. */
export function selectIsMissing(state: RootState, match: RouteMatch): boolean {
  const { leagueId, teamId } = match.params;
  if (selectIsLeagueMissing(state, match)) return true;
  if (teamId === undefined) return false;
  const [{ name, arg }] = routeQueries(match) as [RouteQuery];
  const { data, error } = endpoints[name]!.select(arg)(state);
  const found = (data as { leagueId?: string } | undefined)?.leagueId ?? leagueId;
  return found !== leagueId || isNotFound(error);
}

/** Starts the queries of a screen that have no cache entry yet. A failed query has one: its page shows the failure and offers Retry. */
export function prefetchQueries(store: AppStore, match: RouteMatch): void {
  for (const { name, arg } of routeQueries(match)) {
    const { select, initiate } = endpoints[name]!;
    if (select(arg)(store.getState()).isUninitialized) store.dispatch(initiate(arg, { subscribe: false }));
  }
}
