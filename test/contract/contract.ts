import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { parse } from 'yaml';
import type { OperationId } from '../../server/http/operations';

interface Parameter {
  name: string;
  required?: boolean;
  schema: { $ref: string };
}

/** The rules for one value that an operation takes. */
export interface ValueSchema {
  type: 'string' | 'integer' | 'boolean' | 'object' | 'array';
  enum?: unknown[];
  pattern?: string;
  format?: 'date';
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

interface Operation {
  operationId: OperationId;
  tags: string[];
  security?: object[];
  'x-requires'?: 'admin' | 'commissioner' | 'owner' | 'account';
  'x-reads'?: boolean;
  'x-twin'?: Record<string, OperationId>;
  parameters?: (Parameter | { $ref: string })[];
  responses: Record<string, { $ref: string } | Response>;
  requestBody?: { $ref?: string; content?: { 'application/json': { schema: { $ref: string } } } };
}

/** An operation of the contract with its address. */
export interface ContractOperation {
  id: OperationId;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  tag: string;
  secured: boolean;
  /** Whose token it asks for; undefined for a public one. */
  requires: Operation['x-requires'];
  /** Whether a secured GET only reads. */
  reads: boolean;
  /** The operation's twins, by platform. */
  twins: Record<string, OperationId>;
  /** The schema of its response; undefined without a body. */
  response: object | undefined;
  /** Names of the query's parameters or of the body's fields. */
  fields: string[];
  /** The rules of each of them. */
  schemas: Record<string, ValueSchema>;
  /** Names of those that may be missing. */
  optional: string[];
}

type Contract = { paths: Record<string, Record<string, Operation>> };

const contract = parse(readFileSync(join(__dirname, '../../openapi/openapi.yaml'), 'utf8')) as Contract;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(contract, 'contract');

/** A schema whose references lead into the contract. */
const rebase = (schema: object) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;

const validators = new Map<object, ReturnType<typeof ajv.compile>>();

function validatorOf(schema: object) {
  const known = validators.get(schema) ?? ajv.compile(rebase(schema));
  validators.set(schema, known);
  return known;
}

/** Whether a value of JSON keeps a schema of the contract. */
export const keepsSchema = (schema: object, value: unknown): boolean => validatorOf(schema)(value) === true;

/** The part of the contract that a reference, or a chain of them, leads to. */
function resolve<Part>(part: Part | { $ref: string }): Part {
  if (!part || typeof part !== 'object' || !('$ref' in part)) return part as Part;
  const found = part.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract);
  return resolve(found as Part | { $ref: string });
}

const parametersOf = ({ parameters = [] }: Operation) => parameters.map((parameter) => resolve<Parameter>(parameter));

type BodySchema = { properties: Record<string, ValueSchema>; required?: string[] };

function bodyOf({ requestBody }: Operation): BodySchema {
  const content = requestBody && resolve<NonNullable<Operation['requestBody']>>(requestBody as { $ref: string }).content;
  return content ? resolve<BodySchema>(content['application/json'].schema as { $ref: string }) : { properties: {} };
}

function optionalOf(operation: Operation): string[] {
  const { properties, required = [] } = bodyOf(operation);
  const inQuery = parametersOf(operation).filter((parameter) => !parameter.required);
  return [...inQuery.map(({ name }) => name), ...Object.keys(properties).filter((name) => !required.includes(name))];
}

function schemasOf(operation: Operation): Record<string, ValueSchema> {
  const query = parametersOf(operation).map(({ name, schema }) => [name, schema] as const);
  const all = [...query, ...Object.entries(bodyOf(operation).properties)];
  return Object.fromEntries(all.map(([name, schema]) => [name, resolve<ValueSchema>(schema as ValueSchema)]));
}

/** Whether an operation takes its fields in the query; the others take a body. */
export const takesQuery = ({ method }: ContractOperation) => method === 'GET' || method === 'DELETE';

/** An endless response; `test/server/http/events` checks it. */
const isStream = ({ responses }: Operation) =>
  'text/event-stream' in (resolve<Response>(responses[200] as Response)?.content ?? {});

/** Every operation of the contract but the event stream. */
export const operations: ContractOperation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => !isStream(operation))
    .map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase() as ContractOperation['method'],
      path,
      tag: operation.tags[0] ?? '',
      secured: Boolean(operation.security?.length),
      requires: operation['x-requires'],
      reads: operation['x-reads'] === true,
      twins: operation['x-twin'] ?? {},
      response: resolve<Response>(operation.responses[200] as Response)?.content?.['application/json']?.schema,
      fields: Object.keys(schemasOf(operation)),
      schemas: schemasOf(operation),
      optional: optionalOf(operation),
    })),
);

interface SentResponse {
  statusCode: number;
  headers: Record<string, unknown>;
  payload: string;
}

type Response = { content?: Record<string, { schema: object }> };

/** What in a response is not as the contract says; empty when all is. The status must be listed, `default` does not count. */
export function breaches({ path, method }: ContractOperation, { statusCode, headers, payload }: SentResponse): string[] {
  const responses = contract.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const listed = responses[statusCode];
  if (!listed) return [`status ${statusCode} is not listed`];
  const { content } = resolve<Response>(listed);
  if (!content) return payload ? ['has a body'] : [];
  const type = String(headers['content-type']).split(';')[0] ?? '';
  const expected = content[type];
  if (!expected) return [`content type ${type} is not listed`];
  const validate = validatorOf(expected.schema);
  return validate(JSON.parse(payload)) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}
