/** Values by the contract's rules and against them, for requests that are made up by chance. */
import fc from 'fast-check';
import { keepsSchema, type ValueSchema } from './contract';

const nasty = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e231',
  '１３２',
  '132\u200b',
  '\u0661',
  '%00',
  '%c0%ae',
  '0x84',
  '1e3',
  '-1',
  '1.5',
  'NaN',
  'Infinity',
  '999999999999999999999999',
  'null',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  "1'; drop table league; --",
  '1 union select password_hash from account',
  '=cmd|" /C calc"!A0',
  '../../../etc/passwd',
  '..\\..\\windows',
  '${jndi:ldap://x}',
  '<script>alert(1)</script>',
  '\r\nset-cookie: x=1',
  'x'.repeat(5000),
  '2026-02-30',
  '0000-01-01',
  '2026-13-01',
  '9999-12-31',
  '+275760-09-13',
];

const codePoints = (text: string) => [...text].length;

function isCalendarDate(text: string): boolean {
  const [year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).slice(1).map(Number);
  if (year === undefined || !month || !day) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month <= 12 && day <= [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!;
}

/** Whether a value keeps the rules; in a query every value is text, and a number or boolean is one that reads as one. */
export function isValid(schema: ValueSchema, value: unknown, inQuery: boolean): boolean {
  const { type, pattern, format, minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity } = schema;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (type === 'boolean') return typeof value === 'boolean' || (inQuery && (value === 'true' || value === 'false'));
  if (type === 'array') return keepsSchema(schema, value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') {
    const readable = typeof value === 'number' || (inQuery && typeof value === 'string' && value !== '');
    const number = readable ? Number(value) : NaN;
    return Number.isInteger(number) && number >= minimum && number <= maximum;
  }
  if (typeof value !== 'string') return false;
  const length = codePoints(value);
  return (
    length >= minLength &&
    length <= maxLength &&
    (!pattern || new RegExp(pattern).test(value)) &&
    (format !== 'date' || isCalendarDate(value))
  );
}

function validValues(schema: ValueSchema): fc.Arbitrary<unknown> {
  const { type, pattern, format, minimum, maximum, minLength, maxLength } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === 'array') return fc.constant([]);
  if (type === 'boolean') return fc.boolean();
  if (type === 'object') return fc.dictionary(fc.constantFrom('id', 'rawId', 'type', 'response'), anyJson, { maxKeys: 4 });
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  if (format) return fc.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }).map(dayOf);
  return fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength ?? 200, 200) });
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const anyText = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 40 }));
const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-0, 2 ** 53, 1e308, -1e308));
const anyJson = fc.oneof(anyText, anyNumber, fc.constantFrom(null, true, [], {}), fc.jsonValue({ maxDepth: 3 }));

/** Any value of a field: as in `sample` (if given), by the rules, or whatever a hostile caller sends. */
export function valuesOf(schema: ValueSchema, inQuery: boolean, sample?: unknown): fc.Arbitrary<unknown> {
  const hostile = inQuery ? fc.oneof(anyText, anyNumber.map(String)) : anyJson;
  return fc.oneof(
    { weight: sample === undefined ? 0 : 6, arbitrary: fc.constant(sample) },
    { weight: 3, arbitrary: validValues(schema) },
    { weight: 2, arbitrary: hostile },
  );
}
