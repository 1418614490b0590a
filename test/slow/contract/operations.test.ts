/** What each operation responds to invalid fields, and each maintenance call to an admin. `roles.test.ts` has who may call. */
import { callOperation, invalidFieldsOf, maintenance } from '../../contract/callOperation';
import { completeSamples, sampleCalls } from '../../contract/calls';
import { breaches, operations } from '../../contract/contract';

beforeAll(completeSamples);

it.each(operations.filter(({ id }) => sampleCalls[id]))(
  '$id names each field that is missing or malformed',
  async (operation) => {
    expect(await invalidFieldsOf(operation)).toEqual([]);
  },
);

it.each(maintenance)('$id responds with its result', async (operation) => {
  const response = await callOperation(operation, operation.fields.length ? { leagueId: '0' } : {});
  expect([response.statusCode, ...breaches(operation, response)]).toEqual([200]);
});
