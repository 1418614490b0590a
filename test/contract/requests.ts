/** Requests of the contract's operations, made up by chance, and what each must get as a response. */
import fc from 'fast-check';
import { testAdmin } from '../support/testAdmin';
import { sampleCalls } from './calls';
import type { Params } from '../samples/sample';
import { breaches, type ContractOperation, takesQuery } from './contract';
import { isValid, valuesOf } from './values';

/** One request: its fields (an array stands for a parameter given twice, undefined for a missing one), fields that nobody knows, and who makes it. */
export interface FuzzedRequest {
  fields: Record<string, unknown>;
  extra: Record<string, unknown>;
  caller: 'nobody' | 'admin' | 'forged';
}

const extraNames = fc.constantFrom('__proto__', 'constructor', 'toString', 'leagueId[]', 'x', 'LEAGUEID', 'hasOwnProperty');
const twice = (values: fc.Arbitrary<unknown>) => fc.tuple(values, values).map((pair): unknown => pair);

const samplesOf = ({ id, tag }: ContractOperation): Params => {
  // A password that is changed would let every later log-in fail.
  if (id === 'changePassword')
    return { userEmail: testAdmin.email, password: 'not the present one', newPassword: 'a new password' };
  if (id === 'acceptInvitation') return { userEmail: 'new@example.com', token: 'no-such-token', newPassword: 'a new password' };
  if (tag === 'Token') return { userEmail: testAdmin.email, password: testAdmin.password, token: 'no-such-token' };
  return sampleCalls[id]?.params ?? { leagueId: '132' };
};

/** Any request of an operation. */
export function requestsOf(operation: ContractOperation): fc.Arbitrary<FuzzedRequest> {
  const inQuery = takesQuery(operation);
  const samples = samplesOf(operation);
  const fields = Object.entries(operation.schemas).map(([name, schema]) => {
    const values = valuesOf(schema, inQuery, samples[name]);
    const given = { weight: 12, arbitrary: values };
    const missing = { weight: 1, arbitrary: fc.constant(undefined) };
    return [name, fc.oneof(given, missing, { weight: inQuery ? 1 : 0, arbitrary: twice(values) })] as const;
  });
  return fc.record({
    fields: fc.record(Object.fromEntries(fields)),
    extra: fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      fc.dictionary(extraNames, fc.string({ maxLength: 20 }), { maxKeys: 2 }),
    ),
    caller: operation.secured
      ? fc.oneof({ weight: 8, arbitrary: fc.constant('admin' as const) }, fc.constantFrom('nobody' as const, 'forged' as const))
      : fc.constantFrom('nobody' as const, 'forged' as const),
  });
}

/** An address cannot hold a lone surrogate: it becomes the replacement character. */
const wellFormed = (text: string) => Buffer.from(text).toString();

const encode = (text: string) => encodeURIComponent(wellFormed(text));

function queryOf({ fields, extra }: FuzzedRequest): string {
  const pairs = Object.entries({ ...fields, ...extra }).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined)
      .map((each) => `${encode(name)}=${encode(String(each))}`),
  );
  return pairs.join('&');
}

/** JSON of the request's body; a field named `__proto__` is one of the body's own. */
function bodyOf({ fields, extra }: Pick<FuzzedRequest, 'fields' | 'extra'>): string {
  const entries = [...Object.entries(fields), ...Object.entries(extra)].filter(([, value]) => value !== undefined);
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}

let calls = 0;

/** Whether a field anywhere in the JSON is named `__proto__`; another one's name may hold that word. */
function namesPrototype(json: string): boolean {
  let found = false;
  JSON.parse(json, (name, value: unknown) => {
    found ||= name === '__proto__';
    return value;
  });
  return found;
}

/** Sends a request, each from another network address, so that no limit of calls hides a response. */
export async function sendFuzzed(operation: ContractOperation, request: FuzzedRequest) {
  const { method, path } = operation;
  calls++;
  const remoteAddress = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const token = request.caller === 'admin' ? await server.accessToken() : 'eyJhbGciOiJub25lIn0.e30.';
  const headers = request.caller === 'nobody' ? {} : { authorization: `Bearer ${token}` };
  if (takesQuery(operation)) return server.inject({ method, url: `${path}?${queryOf(request)}`, headers, remoteAddress });
  const body = { payload: bodyOf(request), headers: { ...headers, 'content-type': 'application/json' } };
  return server.inject({ method, url: path, remoteAddress, ...body });
}

/** The fields of a request that break a rule, by name. */
function wrongFields(operation: ContractOperation, { fields, extra }: FuzzedRequest): string[] {
  const { schemas, optional } = operation;
  const inQuery = takesQuery(operation);
  if (!inQuery && namesPrototype(bodyOf({ fields, extra }))) return ['body'];
  const sent = (value: unknown) => (inQuery && typeof value === 'string' ? wellFormed(value) : value);
  const given = Object.entries(schemas).filter(([name]) => fields[name] !== undefined || !optional.includes(name));
  const wrong = given.filter(([name, schema]) => !isValid(schema, sent(fields[name]), inQuery));
  return [...wrong.map(([name]) => name), ...(inQuery ? [] : Object.keys(extra))];
}

const inside = /node_modules|\bat \S+ \(|Failed query|params:|select .* from|\.ts:\d+|password_hash|scrypt\$/i;

/** Why a request was refused, without what is only said back of its fields. */
function ownWords({ fields }: FuzzedRequest, detail: string): string {
  const sent = Object.values(fields).filter((value) => typeof value === 'string');
  const saidBack = sent.map(wellFormed).filter((value) => inside.test(value));
  return saidBack.reduce((text, value) => text.replaceAll(value, ''), wellFormed(detail));
}

/** What is wrong with the response to a request; empty when nothing is. */
export function faultsOf(
  operation: ContractOperation,
  request: FuzzedRequest,
  response: Awaited<ReturnType<typeof sendFuzzed>>,
): string[] {
  const { statusCode, payload, headers } = response;
  const faults = breaches(operation, response);
  if (statusCode >= 500) faults.push(`responds with ${statusCode}`);
  if (headers['set-cookie']) faults.push('sets a cookie');
  if (statusCode >= 400 && inside.test(ownWords(request, response.json<{ detail: string }>().detail)))
    faults.push(`tells of its inside: ${payload}`);
  const isRefused = operation.secured && request.caller !== 'admin';
  if (isRefused) return statusCode === 401 ? faults : [...faults, `responds with ${statusCode} without a token`];
  const wrong = wrongFields(operation, request);
  const named = statusCode === 400 ? (response.json<{ errors?: { field: string }[] }>().errors ?? []) : [];
  const unnamed = wrong.filter((field) => !named.some((error) => error.field.split('.')[0] === field));
  if (wrong.length && statusCode !== 400) faults.push(`responds with ${statusCode} though ${wrong.join()} is wrong`);
  else if (unnamed.length) faults.push(`does not name ${unnamed.join()}`);
  return faults;
}
