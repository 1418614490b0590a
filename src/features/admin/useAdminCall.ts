import { isObject } from '../../lib/json';
import { errorText, hasStatus } from '../../api';
import { adminApi } from '../../api/generated/admin.gen';
import { isOpenRun } from '../../api/invalidations';
import type { Schema } from '../../api/types';
import { activeRuns } from '../../entities/generated/adminTables.gen';
import type { AdminCallId } from './adminCalls';
import { useAppSelector } from '../../store/hooks';
import { takesChosenLeague } from './callScope';

type LeagueArg = { leagueId?: string };

export type AdminRunState = {
  running: boolean;
  /** How many leagues have ended, of how many; undefined where that is not known. */
  progress: { done: number; total: number } | undefined;
  failed: boolean;
  /** Why the call was refused; null where it was not. */
  refusal: string | null;
  doneAt: number | undefined;
  /** The results by league; none while it runs, or if the response has none. */
  results: Results;
};

/** The results of a call: of many leagues some, first those that failed, and how many there are. */
export type Results = { leagues: Schema<'AdminLeagueRun'>[]; done: number; failed: number };

/** The results in a response. The specification defines no response: other servers may differ. */
function resultsOf(response: Partial<Schema<'AdminRun'>> | null | undefined): Results {
  const leagues = Array.isArray(response?.leagues) ? response.leagues.filter(isObject) : [];
  const failures = leagues.filter(({ error }) => typeof error === 'string').length;
  return { leagues, done: response?.done ?? leagues.length, failed: response?.failed ?? failures };
}

/**
 * A maintenance call: `run`, which does nothing while it is running, and the outcome of the last run, which outlives visits to other
 * pages. A run in the queue is followed until it ends, and found again after a reload.
 */
export function useAdminCall(id: AdminCallId): [run: (leagueId: string) => void, state: AdminRunState] {
  const [start, { isLoading, isError: failed, error, fulfilledTimeStamp: doneAt, data }] = adminApi.endpoints[id].useMutation({
    fixedCacheKey: id,
  });

  const queued = useAppSelector((state) => activeRuns.selectRows(state))?.find(({ call }) => call === id);
  const isOpen = isOpenRun(queued);
  const running = isLoading || isOpen;

  const run = (leagueId: string) => {
    if (!running) void (start as (arg: LeagueArg) => unknown)(takesChosenLeague(id, leagueId) ? { leagueId } : {});
  };
  const refusal = hasStatus(error, 403) ? errorText(error) : null;
  const results = resultsOf(running || failed ? undefined : data);
  const { done, total } = queued ?? {};
  const progress = isOpen && done !== undefined && total !== undefined ? { done, total } : undefined;
  if (queued?.endedAt && !running && !failed && (!data || isOpenRun(data))) {
    return [run, { running, progress, failed, refusal, doneAt: Date.parse(queued.endedAt), results: resultsOf(queued) }];
  }
  return [run, { running, progress, failed, refusal, doneAt, results }];
}
