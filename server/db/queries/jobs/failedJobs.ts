/** Jobs of the sync queue that failed at every attempt: the queue keeps a copy of each for four weeks, and forgets it when a later job succeeds. */
import { sql } from 'drizzle-orm';
import type { Database } from '../..';
import { queues } from '../../queue';
import { toIso } from '../../toIso';
import type { ProviderId } from '../leagues/leagues';

/** The failed jobs of one key: the newest one's id, time and reason; `tries` of all. */
export type FailedJob = {
  jobId: string;
  resource: string;
  leagueId: string | null;
  leagueName: string | null;
  provider: ProviderId | null;
  season: number | null;
  week: number | null;
  failedAt: string;
  tries: number;
  error: string;
};

/** A job's key, as `keyOf` makes it. */
const key = sql`concat_ws('/', job.data->>'leagueId', job.data->>'resource', job.data->>'season', job.data->>'week')`;

/** An addition whose league exists is done; any other job whose league is gone has nothing to do. */
const isOpen = sql`(job.data->>'leagueId' is null or (league.id is null) = (job.data->>'resource' = 'addition'))`;

/** The newest failed jobs, one for each key, newest first. */
export async function selectFailedJobs(db: Database, limit: number): Promise<FailedJob[]> {
  const newest = (value: ReturnType<typeof sql>) => sql`(array_agg(${value} order by job.created_on desc))[1]`;
  const { rows } = await db.execute<FailedJob>(
    sql`select ${newest(sql`job.id`)} as "jobId", ${newest(sql`job.data->>'resource'`)} as resource,
          ${newest(sql`job.data->>'leagueId'`)} as "leagueId", ${newest(sql`(job.data->>'season')::int`)} as season,
          ${newest(sql`(job.data->>'week')::int`)} as week,
          ${newest(sql`coalesce(league.name, job.data->'addition'->>'name')`)} as "leagueName",
          ${newest(sql`league.provider`)} as provider,
          max(job.created_on) as "failedAt", sum(job.retry_limit + 1)::int as tries,
          ${newest(sql`coalesce(job.output->>'message', job.output->'value'->>'message', 'Unknown')`)} as error
        from pgboss.job as job left join league on league.id = job.data->>'leagueId'
        where job.name = ${queues.failed} and ${isOpen}
        group by ${key} order by max(job.created_on) desc, ${key} limit ${limit}`,
  );
  return rows.map((row) => ({ ...row, failedAt: toIso(row.failedAt) }));
}

/** Deletes a failed job with the earlier ones of its key. @returns its data; undefined without such a job */
export async function takeFailedJob(tx: Database, id: string): Promise<unknown> {
  const { rows } = await tx.execute<{ isChosen: boolean; data: unknown }>(
    sql`delete from pgboss.job as job where job.name = ${queues.failed}
          and ${key} = (select ${key} from pgboss.job as job where job.name = ${queues.failed} and job.id = ${id})
        returning job.id = ${id} as "isChosen", job.data`,
  );
  return rows.find(({ isChosen }) => isChosen)?.data;
}

/** Deletes the failed jobs of a key, which is one of the league's if there is one: those are found by an index. */
export const deleteFailedJobs = (db: Database, of: string, leagueId: string | null) =>
  db.execute(
    sql`delete from pgboss.job as job where job.name = ${queues.failed} and ${key} = ${of}
        ${leagueId === null ? sql`` : sql`and job.data->>'leagueId' = ${leagueId}`}`,
  );
