import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifySchemaValidationError } from 'fastify';
import { fieldErrors, compileValidator } from '../../../server/http/validation';

type Validator = ((value: unknown) => boolean) & { errors?: FastifySchemaValidationError[] };

/** What a value of the field `x` is refused with. */
function rulesFor(schema: object, value: unknown): string[] {
  const route = { schema: { type: 'object', properties: { x: schema } }, method: 'POST', url: '/', httpPart: 'body' };
  const validate = compileValidator(route as never) as unknown as Validator;
  validate({ x: value });
  return fieldErrors(validate.errors ?? []).map(({ message }) => message);
}

test('every pattern of the contract is a rule in words', () => {
  const contract = readFileSync(join(__dirname, '../../../openapi/openapi.yaml'), 'utf8');
  const patterns = new Set([...contract.matchAll(/\bpattern: '([^']+)'/g)].map(([, pattern]) => pattern!));
  expect(patterns.size).toBeGreaterThan(5);
  for (const pattern of patterns) {
    const [rule] = rulesFor({ type: 'string', pattern }, ' ');
    expect([pattern, rule]).toEqual([pattern, expect.stringMatching(/^must (be|have|not) [^\\^]+$/)]);
  }
});

test('types and values that a field may have are named', () => {
  expect(rulesFor({ type: 'boolean' }, 'yes')).toEqual(['must be true or false']);
  expect(rulesFor({ type: ['string', 'null'] }, 3)).toEqual(['must be text or null']);
  expect(rulesFor({ type: 'string', enum: ['public', 'members'] }, 'all')).toEqual(['must be public or members']);
});
