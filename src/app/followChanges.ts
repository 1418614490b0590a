import { baseApi, everyTag } from '../api';
import { listenToChanges } from '../browser/serverEvents';
import { hostOf, type Config } from '../lib/config';
import type { AppStore } from '../store/makeStore';

type Queries = Record<string, { originalArgs?: unknown } | undefined>;

const leagueIdsOf = (queries: Queries) =>
  Object.values(queries).flatMap((query) => (query?.originalArgs as { leagueId?: string } | undefined)?.leagueId ?? []);

/** Follows the server's changes: refetches what is on screen, and removes the rest of the API cache, if it is about the changed league. */
export function followChanges(store: AppStore, config: Config): void {
  const host = hostOf(config, location.hostname);
  if (!host) return;
  const url = new URL('api/Events', new URL(host.apiUrl, location.origin));
  listenToChanges(url.href, (leagueId) => {
    const leagueIds = leagueIdsOf(store.getState().api.queries);
    const concerned = leagueId === null || leagueIds.length === 0 || leagueIds.includes(leagueId);
    if (concerned) store.dispatch(baseApi.util.invalidateTags([...everyTag]));
  });
}
