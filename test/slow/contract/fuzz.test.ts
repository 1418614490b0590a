/** Thousands of requests of every operation, made up by chance from the contract. `FUZZ_RUNS` sets how many of a quick operation. */
import { completeSamples } from '../../contract/calls';
import { operations } from '../../contract/contract';
import { fuzz } from '../../contract/fuzz';

const runs = Number(process.env.FUZZ_RUNS ?? 500);
/** A log-in hashes, an export reads a whole league and maintenance imports: they take far longer than another request. */
const runsOf = (tag: string, id: string) =>
  Math.ceil(runs / (['logIn', 'changePassword', 'exportLeague'].includes(id) ? 10 : tag === 'Admin' ? 20 : 1));

let sent = 0;
let accepted = 0;

beforeAll(completeSamples);
afterAll(() => process.stdout.write(`Requests fuzzed: ${sent}, of which valid and accepted: ${accepted}\n`));

it.each(operations)(
  '$id responds to any request as the contract says, naming each invalid field',
  async (operation) => {
    const count = await fuzz(operation, runsOf(operation.tag, operation.id));
    sent += count.sent;
    accepted += count.accepted;
  },
  300_000,
);

it('has sent thousands, of which many were accepted', () => {
  expect(sent).toBeGreaterThan(runs * 20);
  expect(accepted).toBeGreaterThan(runs * 2);
});
