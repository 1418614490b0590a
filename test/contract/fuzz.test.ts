/** Some requests of every operation made up by chance; `npm run test:slow` sends thousands. */
import { completeSamples } from './calls';
import { operations } from './contract';
import { fuzz } from './fuzz';

/** What a request of an operation costs decides how many there are: a log-in hashes, maintenance imports. */
const runsOf = (tag: string, id: string) => (['logIn', 'changePassword'].includes(id) ? 3 : tag === 'Admin' ? 1 : 15);

beforeAll(completeSamples);

it.each(operations)('$id responds to any request as the contract says, naming each invalid field', async (operation) => {
  const runs = runsOf(operation.tag, operation.id);
  expect((await fuzz(operation, runs)).sent).toBe(runs);
});
