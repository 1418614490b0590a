import { adminApi } from '../../api';
import { leagueResults, type AdminCallId, type LeagueResultRow } from '../../entities/maintenance';
import { useAppSelector } from '../../store/hooks';
import { adminCalls } from './adminCalls';

type LeagueArg = { leagueId: string };

export type AdminRunState = {
  running: boolean;
  failed: boolean;
  doneAt: number | undefined;
  /** League by league; none while it runs, and when it did not say. */
  results: LeagueResultRow[];
};

const none: LeagueResultRow[] = [];

/**
 * A maintenance call: what its last run came to, which outlives a visit to another page, and `run`, which does nothing while it runs.
 * Its failure is an outcome like any other.
 */
export function useAdminCall(id: AdminCallId): [run: (leagueId: string) => void, state: AdminRunState] {
  const [start, { isLoading: running, isError: failed, fulfilledTimeStamp: doneAt, data }] = adminApi.endpoints[id].useMutation({
    fixedCacheKey: id,
  });
  const answered = useAppSelector((state) => leagueResults.selectRows(state, id)) ?? none;

  const run = (leagueId: string) => {
    if (!running) void (start as (arg: LeagueArg | undefined) => unknown)(adminCalls[id].takesLeague ? { leagueId } : undefined);
  };
  // Without an answer, as 204, the rows are those of the run before.
  const results = running || failed || !data ? none : answered;
  return [run, { running, failed, doneAt, results }];
}
