import PgBoss from 'pg-boss';

/** The queue of jobs. It has no timers of its own: the worker fetches, and tidies up. */
export type JobQueue = PgBoss;

/** Runs statements for the queue: one with values, or several without. */
type ExecuteSql = PgBoss.Db['executeSql'];

/** The names of the queues: the schedule's jobs, those of the maintenance calls, and those that failed at every attempt. */
export const queues = { sync: 'sync', maintenance: 'maintenance', failed: 'sync-failed' };

/** A job is tried four times, within some ten minutes. One that does not end within an hour counts as failed. */
const attempts = { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInMinutes: 60 };

/** A person waits for a maintenance call: one whose worker was stopped is done again at once. */
const soon = { retryDelay: 5, retryBackoff: false };

const makeQueue = (executeSql: ExecuteSql, migrate: boolean): JobQueue =>
  new PgBoss({ db: { executeSql }, migrate, supervise: false, schedule: false, deleteAfterDays: 14 });

/** Opens the queue of a database. @throws Error when it is not there, or is of another version */
export async function openQueue(executeSql: ExecuteSql): Promise<JobQueue> {
  const queue = await makeQueue(executeSql, false).start();
  for (const name of Object.values(queues)) if (!(await queue.getQueue(name))) throw new Error(`The queue ${name} is not there.`);
  return queue;
}

/** Creates the queue in a schema of its own, `pgboss`, or brings it to this version. */
export async function installQueue(executeSql: ExecuteSql): Promise<JobQueue> {
  const queue = await makeQueue(executeSql, true).start();
  await queue.createQueue(queues.failed);
  // At most one job of a key waits.
  await queue.createQueue(queues.sync, { name: queues.sync, policy: 'short', deadLetter: queues.failed, ...attempts });
  await queue.createQueue(queues.maintenance, { name: queues.maintenance, policy: 'standard', ...attempts, ...soon });
  return queue;
}
