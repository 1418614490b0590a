import { useEffect, useRef } from 'react';
import { statusOnly } from '../../api';
import { adminApi, runTags, isOpenRun, useGetActiveRunsQuery } from '../../api/admin';
import { activeRuns, onlyList, type ActiveRunRow } from '../../entities/maintenance';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** Polling interval of a run in ms. Server-sent events usually come sooner. */
const POLL_MS = 5_000;

const none: ActiveRunRow[] = [];

/** Follows the maintenance calls in the queue, also those that were started before a reload, and refetches what they changed. */
export function FollowRuns() {
  const runs = useAppSelector((state) => activeRuns.selectRows(state, onlyList)) ?? none;
  useGetActiveRunsQuery(undefined, { ...statusOnly, pollingInterval: runs.some(isOpenRun) ? POLL_MS : 0 });
  const dispatch = useAppDispatch();
  const open = useRef(new Set<string>());
  useEffect(() => {
    for (const row of runs) {
      if (isOpenRun(row)) open.current.add(row.key);
      else if (open.current.delete(row.key))
        dispatch(adminApi.util.invalidateTags([...(runTags[row.call as keyof typeof runTags] ?? []), 'Runs']));
    }
  }, [runs, dispatch]);
  return null;
}
