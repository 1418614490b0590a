/** Malformed JSON, which a response's shape refuses: a page shows it like any failure. */
import { describeMismatch } from '../../../../src/api/responseShape';
import { shapes } from '../../../../src/api/generated/shapes.gen';
import { samples } from '../../../samples';
import { leagueNumber } from '../../../samples/names';
import { failures, rowFailures, type Fault } from './faults';

const cases = Object.entries(samples).flatMap(([name, { response }]) => {
  const good = response(leagueNumber(501), 1);
  const all = Object.entries(JSON.stringify(good).includes('[') ? { ...failures, ...rowFailures } : failures);
  const malformed = all.filter(([fault]) => fault.startsWith('JSON: '));
  return malformed.map(([fault, respond]): [string, string, object, Fault] => [name, fault, good, respond]);
});

test.each(cases)('%s, %s', async (name, _fault, good, fault) => {
  const response = await fault(good, new Request('http://localhost'));
  expect(describeMismatch(await response.json(), shapes[name as keyof typeof shapes])).not.toBeNull();
});
