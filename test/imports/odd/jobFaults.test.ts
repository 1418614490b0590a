/** A sample of the faults that `npm run test:slow` puts in place of every response. */
import { breakJobs } from './jobFaults';

test('jobs, additions and new seasons: a faulty response loses no row, and the run names the call', () => breakJobs(29));
