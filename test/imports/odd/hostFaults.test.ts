/** Each respond with one fault in its place; `npm run test:slow` puts every fault in place of each. */
import { breakMyFantasyLeague, breakSleeper } from './hostFaults';

test('MyFantasyLeague: a faulty response loses no row, and the run names the call', () => breakMyFantasyLeague(true));
test('Sleeper: a faulty response loses no row, and the run names the call', () => breakSleeper(true));
