import { get, send } from '../support/call';
import type { Params } from '../samples/sample';
import { queryOf, sampleCalls } from './calls';
import { breaches, type ContractOperation, operations, takesQuery } from './contract';

/** The operations that import: each of their calls takes long. */
export const maintenance = operations.filter(({ id, tag }) => tag === 'Admin' && !sampleCalls[id]);

/** Calls an operation with its parameters where they belong, with the admin's token if it asks for one. */
export function callOperation(operation: ContractOperation, params: Params) {
  const { method, path, secured } = operation;
  if (!takesQuery(operation)) return send(method, path, params);
  const url = `${path}?${queryOf(params)}`;
  return secured ? send(method, url) : get(url);
}

/** Sends an operation's sample without each required field, and with each field malformed. @returns what its 400s do not name */
export async function invalidFieldsOf(operation: ContractOperation): Promise<string[]> {
  const { id, fields, optional } = operation;
  const { params, malformed = {} } = sampleCalls[id]!;
  const without = (field: string) => Object.fromEntries(Object.entries(params).filter(([name]) => name !== field));
  const requests = [
    ...fields.filter((name) => !optional.includes(name)).map((field) => ({ field, sent: without(field), says: 'is required' })),
    ...fields.map((field) => ({ field, sent: { ...params, [field]: malformed[field] ?? '~' }, says: '' })),
  ];
  const faults: string[] = [];
  for (const { field, sent, says } of requests) {
    const response = await callOperation(operation, sent);
    const [error] = response.json<{ errors?: { field: string; message: string }[] }>().errors ?? [];
    const isNamed = response.statusCode === 400 && error?.field === field && error.message.includes(says);
    if (!isNamed) faults.push(`${field} ${says}: ${response.payload}`);
    faults.push(...breaches(operation, response));
  }
  return faults;
}
