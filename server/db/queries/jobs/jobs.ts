import { sql } from 'drizzle-orm';
import type { Database } from '../..';
import { queues } from '../../queue';

/** A job that a worker has begun; `queue` is the name of its queue. */
export type ActiveJob = {
  id: string;
  queue: string;
  data: unknown;
};

/** The jobs that workers began more than some seconds ago and have not ended. */
export async function selectActiveJobs(db: Database, seconds: number): Promise<ActiveJob[]> {
  const { rows } = await db.execute<ActiveJob>(
    sql`select id, name as queue, data from pgboss.job
        where name in (${queues.sync}, ${queues.maintenance}, ${queues.backup}) and state = 'active'
        and started_on < now() - make_interval(secs => ${seconds})`,
  );
  return rows;
}

/** Returns a started job to the queue, until an instant in milliseconds since 1970. It does not count as an attempt. */
export const postponeJob = (db: Database, queue: string, id: string, until: number) =>
  db.execute(
    sql`update pgboss.job set state = 'retry', started_on = null, start_after = ${new Date(until).toISOString()}
        where name = ${queue} and id = ${id} and state = 'active'`,
  );

/** Locks a job until the transaction ends. @returns false when no worker has it: it was returned to the queue, or has ended */
export async function lockActiveJob(tx: Database, queue: string, id: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from pgboss.job where name = ${queue} and id = ${id} and state = 'active' for update`,
  );
  return rows.length > 0;
}

/** A maintenance call in the queue: the number of its jobs, and of finished ones; `endedAt` null before all have. */
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

/** The league of a job; the queue has an index on it. */
const leagueOfJob = sql`data->>'leagueId'`;

const isOpen = sql`state in ('created', 'retry', 'active')`;

/** The maintenance calls that wait, run, or ended within the last hour, newest first; or one of them. */
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

/** The waiting or running run of a call; undefined without one. */
export async function findOpenRun(db: Database, call: string, chosen: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ run: string }>(
    sql`select data->>'run' as run from pgboss.job
        where name = ${queues.maintenance} and ${isOpen} and data->>'call' = ${call} and data->>'chosen' = ${chosen} limit 1`,
  );
  return rows[0]?.run;
}

/** Those of leagues with a waiting or running job. */
export async function selectQueuedLeagues(db: Database, leagueIds: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct ${leagueOfJob} as id from pgboss.job
        where name = ${queues.sync} and state in ('created', 'retry', 'active') and ${leagueOfJob} = any(${sql.param(leagueIds)}::text[])`,
  );
  return rows.map(({ id }) => id);
}

/** How many scheduled jobs wait, by host and priority. */
export async function selectBacklog(db: Database): Promise<{ host: string; priority: number; jobs: number }[]> {
  const { rows } = await db.execute<{ host: string; priority: number; jobs: number }>(
    sql`select data->>'host' as host, priority, count(*)::int as jobs from pgboss.job
        where name = ${queues.sync} and state < 'active' and data->>'host' is not null group by 1, 2`,
  );
  return rows;
}

/** Lets jobs that wait already, by their keys, go before others. */
export const raisePriorities = (db: Database, jobs: { key: string; priority: number }[]) =>
  db.execute(
    sql`update pgboss.job as job set priority = raised.priority
        from unnest(${sql.param(jobs.map(({ key }) => key))}::text[], ${sql.param(jobs.map(({ priority }) => priority))}::int[])
          as raised (key, priority)
        where job.name = ${queues.sync} and job.state = 'created' and job.policy = 'short'
          and coalesce(job.singleton_key, '') = raised.key and job.priority < raised.priority`,
  );

/** Whether a league waits to be added, or is being added. */
export async function findOpenAddition(db: Database, leagueId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job
        where name = ${queues.sync} and data->>'resource' = 'addition' and data->>'leagueId' = ${leagueId} and ${isOpen}`,
  );
  return rows.length > 0;
}

/** The id of the league as which a host's league waits to be added, or is being added. The season does not matter to Sleeper. */
export async function findAdditionOf(
  db: Database,
  platform: string,
  { externalId, season }: { externalId: string; season: number },
): Promise<string | undefined> {
  const addition = sql`data->'addition'`;
  const { rows } = await db.execute<{ id: string }>(
    sql`select data->>'leagueId' as id from pgboss.job
        where name = ${queues.sync} and data->>'resource' = 'addition' and ${isOpen}
          and ${addition}->>'platform' = ${platform} and ${addition}->>'externalId' = ${externalId}
          and (${platform} = 'sleeper' or ${addition}->>'season' = ${String(season)})`,
  );
  return rows[0]?.id;
}

/** A league that an account is adding; `error` is why it failed or, while it is `running`, why the last attempt failed. */
export interface QueuedAddition {
  id: string;
  leagueId: string;
  leagueName: string;
  startedAt: string;
  outcome: 'running' | 'done' | 'failed';
  error: string | null;
}

/** The last addition of each league by an account, newest first. */
export async function selectAdditions(db: Database, startedBy: string): Promise<QueuedAddition[]> {
  const { rows } = await db.execute<Omit<QueuedAddition, 'startedAt'> & { startedAt: string | Date }>(
    sql`select * from (
          select distinct on (data->>'leagueId') id, data->>'leagueId' as "leagueId", data->'addition'->>'name' as "leagueName",
            created_on as "startedAt", output->>'message' as error,
            case when ${isOpen} then 'running' when state = 'completed' and output->>'message' is null then 'done' else 'failed' end as outcome
          from pgboss.job
          where name = ${queues.sync} and data->>'resource' = 'addition' and data->'addition'->>'startedBy' = ${startedBy}
          order by data->>'leagueId', created_on desc) as additions
        order by "startedAt" desc`,
  );
  return rows.map((row) => ({ ...row, startedAt: new Date(row.startedAt).toISOString() }));
}

/** A past season of a league in the queue; `read` when a job stored it, `failed` when it failed at every attempt. */
export type PastSeason = {
  leagueId: string;
  season: number;
  state: 'waiting' | 'read' | 'failed';
};

/** Whether a job has read its season: one without anything to do has not. */
const hasRead = sql`state = 'completed' and (
  exists (select from import_run where run = job.id::text and outcome = 'done')
  or exists (select from watermark where league_id = data->>'leagueId' and season = (data->>'season')::int))`;

/** The past seasons of leagues that were queued within the last days and wait, were read or failed, newest first. */
export async function selectPastSeasons(db: Database, leagueIds: string[]): Promise<PastSeason[]> {
  if (!leagueIds.length) return [];
  const { rows } = await db.execute<PastSeason>(
    sql`select data->>'leagueId' as "leagueId", (data->>'season')::int as season,
          case when bool_or(${isOpen}) then 'waiting' when bool_or(${hasRead}) then 'read' else 'failed' end as state
        from pgboss.job as job
        where name = ${queues.sync} and data->>'resource' = 'pastSeason' and data->>'week' is null
          and data->>'leagueId' in (${sql.join(
            leagueIds.map((id) => sql`${id}`),
            sql`, `,
          )})
        group by 1, 2 having bool_or(${isOpen}) or bool_or(${hasRead}) or bool_or(state = 'failed') order by 1, 2 desc`,
  );
  return rows;
}

/** Deletes the jobs of a league's past seasons, except running ones. */
export const deletePastSeasons = (tx: Database, leagueId: string) =>
  tx.execute(
    sql`delete from pgboss.job where name = ${queues.sync} and data->>'resource' = 'pastSeason'
        and data->>'leagueId' = ${leagueId} and state <> 'active'`,
  );
