import fc from 'fast-check';
import type { ContractOperation } from './contract';
import { faultsOf, requestsOf, sendFuzzed } from './requests';

/** `FUZZ_SEED` and `FUZZ_PATH`, as a failure prints them, repeat it. */
const { FUZZ_SEED, FUZZ_PATH } = process.env;
const repeated = { ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }), ...(FUZZ_PATH && { path: FUZZ_PATH }) };

/**
 * Sends an operation `runs` requests made up by chance; throws with the seed and the smallest request that gets a response wrongly.
 * Returns how many were sent and how many of them were accepted.
 */
export async function fuzz(operation: ContractOperation, runs: number): Promise<{ sent: number; accepted: number }> {
  const count = { sent: 0, accepted: 0 };
  const property = fc.asyncProperty(requestsOf(operation), async (request) => {
    const response = await sendFuzzed(operation, request);
    count.sent++;
    if (response.statusCode < 300) count.accepted++;
    const faults = faultsOf(operation, request, response);
    if (faults.length) throw new Error(`${operation.id}: ${faults.join('; ')}`);
  });
  await fc.assert(property, { numRuns: runs, ...repeated });
  return count;
}
