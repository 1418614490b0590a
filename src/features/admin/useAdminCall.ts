import { refusalText, type ApiError } from '../../api';
import { adminApi } from '../../api/admin';
import { leagueResults, type AdminCallId, type LeagueResultRow } from '../../entities/maintenance';
import { useAppSelector } from '../../store/hooks';
import { takesChosenLeague } from './adminCalls';

type LeagueArg = { leagueId?: string };

export type AdminRunState = {
  running: boolean;
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
 * pages.
 */
export function useAdminCall(id: AdminCallId): [run: (leagueId: string) => void, state: AdminRunState] {
  const [start, { isLoading: running, isError: failed, error, fulfilledTimeStamp: doneAt, data }] = adminApi.endpoints[
    id
  ].useMutation({
    fixedCacheKey: id,
  });
  const answered = useAppSelector((state) => leagueResults.selectRows(state, id)) ?? none;

  const run = (leagueId: string) => {
    if (!running) void (start as (arg: LeagueArg) => unknown)(takesChosenLeague(id, leagueId) ? { leagueId } : {});
  };
  const refusal = (error as ApiError | undefined)?.status === 403 ? refusalText(error) : null;
  // After a response without a body (204) the rows are still those of the previous run.
  const results = running || failed || !data ? none : answered;
  return [run, { running, failed, refusal, doneAt, results }];
}
