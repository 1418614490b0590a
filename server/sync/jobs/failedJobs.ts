/** The actions on a job that failed at every attempt. */
import type { Database, OpenDatabase } from '../../db';
import { takeFailedJob } from '../../db/queries/jobs/failedJobs';
import { findOpenAddition } from '../../db/queries/jobs/jobs';
import { queues, within } from '../../db/queue';
import { NotFoundError } from '../../domain/errors';
import { keyOf, priorityOf, type SyncJob } from './jobs';

async function takeJob(tx: Database, id: string): Promise<SyncJob> {
  const job = await takeFailedJob(tx, id);
  if (!job) throw new NotFoundError('The failed job');
  return job as SyncJob;
}

/**
 * Queues a failed job again, also while its host counts as down; a job that already waits is not queued twice.
 * @throws NotFoundError without it
 */
export async function retryFailedJob({ db, bus, queue }: Pick<OpenDatabase, 'db' | 'bus' | 'queue'>, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await takeJob(tx, id);
    if (job.resource === 'addition' && (await findOpenAddition(tx, job.leagueId))) return;
    const asked: SyncJob = job.resource === 'addition' ? job : { ...job, isAsked: true };
    await queue.send(queues.sync, asked, { singletonKey: keyOf(job), priority: priorityOf(job), db: within(tx) });
  });
  bus.announceRuns();
}

/** Deletes a failed job. @throws NotFoundError without it */
export async function discardFailedJob({ db, bus }: Pick<OpenDatabase, 'db' | 'bus'>, id: string): Promise<void> {
  await db.transaction((tx) => takeJob(tx, id));
  bus.announceRuns();
}
