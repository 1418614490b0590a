import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Database } from './database';

/** The queue of jobs. It has no timers: the worker fetches jobs and cleans up. */
export type JobQueue = PgBoss;

/** Runs statements for the queue: one with values, or several without. */
type ExecuteSql = PgBoss.Db['executeSql'];

/** Runs a statement of the queue within a transaction: the option `db` of its calls. */
export const within = (tx: Database): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const parts = text.split(/\$(\d+)/).map((part, i) => (i % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part)));
    return await tx.execute(sql.join(parts));
  },
});

/** The names of the queues: the schedule's jobs, those of the maintenance calls, those that failed at every attempt, and daily back-ups. */
export const queues = { sync: 'sync', maintenance: 'maintenance', failed: 'sync-failed', backup: 'backup' };

/** A job has four attempts, within some ten minutes. A job that does not end within an hour counts as failed. */
const attempts = { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInMinutes: 60 };

/** A person waits for a maintenance call: if its worker was stopped, it is repeated at once. */
const soon = { retryDelay: 5, retryBackoff: false };

const makeQueue = (executeSql: ExecuteSql, migrate: boolean): JobQueue =>
  new PgBoss({ db: { executeSql }, migrate, supervise: false, schedule: false, deleteAfterDays: 14 });

/** Opens the queue of a database. @throws Error when it is missing or has another version */
export async function openQueue(executeSql: ExecuteSql): Promise<JobQueue> {
  const queue = await makeQueue(executeSql, false).start();
  for (const name of Object.values(queues)) if (!(await queue.getQueue(name))) throw new Error(`The queue ${name} is not there.`);
  return queue;
}

/** Indexes that pg-boss does not have: the order in which waiting jobs are fetched, of which there can be tens of thousands, and leagues. */
const indexes = [
  `create index if not exists job_order on pgboss.job (name, priority desc, created_on, id) where state < 'active'`,
  `create index if not exists job_league on pgboss.job (name, (data->>'leagueId'))`,
];

/** Creates the queue in its own schema, `pgboss`, or migrates it to this version. */
export async function installQueue(executeSql: ExecuteSql): Promise<JobQueue> {
  const queue = await makeQueue(executeSql, true).start();
  await queue.createQueue(queues.failed);
  // At most one job per key waits.
  await queue.createQueue(queues.sync, { name: queues.sync, policy: 'short', deadLetter: queues.failed, ...attempts });
  await queue.createQueue(queues.maintenance, { name: queues.maintenance, policy: 'standard', ...attempts, ...soon });
  await queue.createQueue(queues.backup, { name: queues.backup, policy: 'short', ...attempts });
  for (const index of indexes) await executeSql(index, []);
  return queue;
}
