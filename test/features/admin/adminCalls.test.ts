import { resources, runNameOf, type SyncJob } from '../../../server/sync/jobs/jobs';
import { labelOf } from '../../../src/features/admin/adminCalls';

test('the run of every job has a label', () => {
  const jobs: SyncJob['resource'][] = [...resources, 'pastSeason', 'addition'];
  expect(jobs.filter((resource) => labelOf(runNameOf(resource)) === runNameOf(resource))).toEqual([]);
});
