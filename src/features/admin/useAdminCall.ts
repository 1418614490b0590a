import { errorText, type ApiError } from '../../api';
import { adminApi, isOpenRun } from '../../api/admin';
import {
  activeRuns,
  leagueResults,
  onlyList,
  resultKey,
  type AdminCallId,
  type LeagueResultRow,
} from '../../entities/maintenance';
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
  results: LeagueResultRow[];
};

const none: LeagueResultRow[] = [];

/**
 * A maintenance call: `run`, which does nothing while it is running, and the outcome of the last run, which outlives visits to other
 * pages. A run in the queue is followed until it ends, and found again after a reload.
 */
export function useAdminCall(id: AdminCallId): [run: (leagueId: string) => void, state: AdminRunState] {
  const [start, { isLoading, isError: failed, error, fulfilledTimeStamp: doneAt, data }] = adminApi.endpoints[id].useMutation({
    fixedCacheKey: id,
  });
  const responded = useAppSelector((state) => leagueResults.selectRows(state, id)) ?? none;

  const queued = useAppSelector((state) => activeRuns.selectRows(state, onlyList))?.find(({ call }) => call === id);
  const isOpen = isOpenRun(queued);
  const running = isLoading || isOpen;

  const run = (leagueId: string) => {
    if (!running) void (start as (arg: LeagueArg) => unknown)(takesChosenLeague(id, leagueId) ? { leagueId } : {});
  };
  const refusal = (error as ApiError | undefined)?.status === 403 ? errorText(error) : null;
  // After a response without a body (204) the rows are still those of the previous run.
  const results = running || failed || !data ? none : responded;
  const { done, total } = queued ?? {};
  const progress = isOpen && done !== undefined && total !== undefined ? { done, total } : undefined;
  if (queued?.endedAt && !running && !failed && (!data || isOpenRun(data))) {
    const leagues = queued.leagues.map((row) => ({ ...row, key: resultKey(row) }));
    return [run, { running, progress, failed, refusal, doneAt: Date.parse(queued.endedAt), results: leagues }];
  }
  return [run, { running, progress, failed, refusal, doneAt, results }];
}
