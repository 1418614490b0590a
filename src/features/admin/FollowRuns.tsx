import { useEffect, useRef } from 'react';
import { polling } from '../../api';
import { adminApi, useGetActiveRunsQuery } from '../../api/generated/admin.gen';
import { runTags } from '../../api/generated/runTags.gen';
import { isOpenRun } from '../../api/afterRun';
import { activeRuns, type AdminRunRow } from '../../entities/generated/adminTables.gen';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

const tagsOfCalls = new Map(Object.entries(runTags));

const none: AdminRunRow[] = [];

/** Follows the maintenance calls in the queue, also those that were started before a reload, and refetches what they changed. */
export function FollowRuns() {
  const runs = useAppSelector((state) => activeRuns.selectRows(state)) ?? none;
  useGetActiveRunsQuery(undefined, polling(runs.some(isOpenRun)));
  const dispatch = useAppDispatch();
  const open = useRef(new Set<string>());
  useEffect(() => {
    for (const row of runs) {
      if (isOpenRun(row)) open.current.add(row.key);
      else if (open.current.delete(row.key))
        dispatch(adminApi.util.invalidateTags([...(tagsOfCalls.get(row.call) ?? []), 'Runs']));
    }
  }, [runs, dispatch]);
  return null;
}
