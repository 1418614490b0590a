import { breakMyFantasyLeague, breakSleeper } from '../imports/odd/hostFaults';

test('MyFantasyLeague: whatever comes in place of any answers, every row stays, and the run names the call', async () => {
  await breakMyFantasyLeague();
}, 600_000);

test('Sleeper: whatever comes in place of any answers, every row stays, and the run names the call', async () => {
  await breakSleeper();
}, 600_000);
