import { breakJobs } from '../imports/odd/jobFaults';

test('jobs, additions and new seasons: whatever replaces a response, every row stays, and the run names the call', async () => {
  await breakJobs();
}, 900_000);
