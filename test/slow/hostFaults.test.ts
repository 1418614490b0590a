import { breakMyFantasyLeague, breakSleeper } from '../imports/odd/hostFaults';

test('MyFantasyLeague: whatever replaces a response, every row stays, and the run names the call', async () => {
  await breakMyFantasyLeague();
}, 600_000);

test('Sleeper: whatever replaces a response, every row stays, and the run names the call', async () => {
  await breakSleeper();
}, 600_000);
