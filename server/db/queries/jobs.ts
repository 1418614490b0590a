import { sql } from 'drizzle-orm';
import type { Database } from '..';
import { queues } from '../queue';

/** A job that a worker has begun; `queue` is the name of its queue. */
export interface ActiveJob {
  id: string;
  queue: string;
  data: unknown;
}

/** The jobs that workers began more than some seconds ago and have not ended. */
export async function selectActiveJobs(db: Database, seconds: number): Promise<ActiveJob[]> {
  const { rows } = (await db.execute(
    sql`select id, name as queue, data from pgboss.job
        where name in (${queues.sync}, ${queues.maintenance}) and state = 'active'
        and started_on < now() - make_interval(secs => ${seconds})`,
  )) as unknown as { rows: ActiveJob[] };
  return rows;
}

/** A maintenance call in the queue: how many jobs it is, and how many of them have ended; `endedAt` null before all have. */
export interface QueuedRun {
  run: string;
  call: string;
  chosen: string;
  startedBy: string;
  startedAt: string;
  endedAt: string | null;
  total: number;
  done: number;
}

const isOpen = sql`state in ('created', 'retry', 'active')`;

/** The maintenance calls that wait, go on, or ended within the last hour, newest first; or one of them. */
export async function selectQueuedRuns(db: Database, run?: string): Promise<QueuedRun[]> {
  const { rows } = (await db.execute(
    sql`select data->>'run' as run, data->>'call' as call, data->>'chosen' as chosen, data->>'startedBy' as "startedBy",
          min(created_on) as "startedAt", case when not bool_or(${isOpen}) then max(completed_on) end as "endedAt",
          count(*)::int as total, count(*) filter (where not ${isOpen})::int as done
        from pgboss.job where name = ${queues.maintenance} ${run === undefined ? sql`` : sql`and data->>'run' = ${run}`}
        group by 1, 2, 3, 4 having bool_or(${isOpen}) or max(completed_on) > now() - interval '1 hour'
        order by min(created_on) desc`,
  )) as unknown as {
    rows: (Omit<QueuedRun, 'startedAt' | 'endedAt'> & { startedAt: string | Date; endedAt: string | Date | null })[];
  };
  return rows.map((row) => ({
    ...row,
    startedAt: new Date(row.startedAt).toISOString(),
    endedAt: row.endedAt && new Date(row.endedAt).toISOString(),
  }));
}

/** The run of a call that waits or goes on; undefined where there is none. */
export async function findOpenRun(db: Database, call: string, chosen: string): Promise<string | undefined> {
  const { rows } = (await db.execute(
    sql`select data->>'run' as run from pgboss.job
        where name = ${queues.maintenance} and ${isOpen} and data->>'call' = ${call} and data->>'chosen' = ${chosen} limit 1`,
  )) as unknown as { rows: { run: string }[] };
  return rows[0]?.run;
}

/** The ids of the leagues that a job waits for, or is being done of. */
export async function selectQueuedLeagues(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select distinct data->>'leagueId' as id from pgboss.job
        where name = ${queues.sync} and state in ('created', 'retry', 'active') and data->>'leagueId' is not null`,
  )) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}
