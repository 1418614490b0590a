import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { selectFailedJobs } from '../../db/queries/jobs/failedJobs';
import { discardFailedJob, retryFailedJob } from '../../sync/jobs/failedJobs';
import type { Handlers } from '../operations';

type FailedJob = components['schemas']['FailedJob'];

const shown = 200;

const list = async (db: Database) => (await selectFailedJobs(db, shown)) as FailedJob[];

export const failedJobsHandlers: Handlers<'getFailedJobs' | 'retryFailedJob' | 'discardFailedJob'> = {
  getFailedJobs: ({ db }) => list(db),

  retryFailedJob: async ({ db, bus, queue, body: { jobId } }) => {
    await retryFailedJob({ db, bus, queue }, jobId);
    return list(db);
  },

  discardFailedJob: async ({ db, bus, body: { jobId } }) => {
    await discardFailedJob({ db, bus }, jobId);
    return list(db);
  },
};
