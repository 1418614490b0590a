import { useEffect, useRef } from 'react';
import { polling } from '../../api';
import { type Invalidations, isOpenRun } from '../../api/invalidations';
import { adminApi, adminInvalidations, useGetActiveRunsQuery } from '../../api/generated/admin.gen';
import { activeRuns, type AdminRunRow } from '../../entities/generated/adminTables.gen';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

const tagsOfCalls = new Map(Object.entries<Invalidations>(adminInvalidations));

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
        dispatch(adminApi.util.invalidateTags([...(tagsOfCalls.get(row.call)?.run ?? []), 'Runs']));
    }
  }, [runs, dispatch]);
  return null;
}
