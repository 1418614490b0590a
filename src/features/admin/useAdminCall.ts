import { adminApi } from '../../api';
import type { Schema } from '../../api/types';
import { adminCalls, type AdminCallId } from './adminCalls';

type LeagueArg = { leagueId: string };

/** Names of the leagues that failed in a run that is done otherwise. The specification shows no answer: another server's may differ. */
function failedLeaguesOf(answer: unknown): string[] {
  const { leagues } = (answer ?? {}) as Partial<Schema<'AdminRun'>>;
  if (!Array.isArray(leagues)) return [];
  return leagues.filter(({ error }) => typeof error === 'string').map(({ leagueName }) => leagueName ?? 'all leagues');
}

export type AdminRunState = { running: boolean; failed: boolean; doneAt: number | undefined; failedLeagues: string[] };

/**
 * A maintenance call: what its last run came to, which outlives a visit to another page, and `run`, which does nothing while it runs.
 * Its failure is an outcome like any other.
 */
export function useAdminCall(id: AdminCallId): [run: (leagueId: string) => void, state: AdminRunState] {
  const [start, { isLoading: running, isError: failed, fulfilledTimeStamp: doneAt, data }] = adminApi.endpoints[id].useMutation({
    fixedCacheKey: id,
  });

  const run = (leagueId: string) => {
    if (!running) void (start as (arg: LeagueArg | undefined) => unknown)(adminCalls[id].takesLeague ? { leagueId } : undefined);
  };
  return [run, { running, failed, doneAt, failedLeagues: failedLeaguesOf(data) }];
}
