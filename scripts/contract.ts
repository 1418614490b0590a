/** The contract as the generator reads it: operations that the platforms have of one concept (`x-twin`) are one. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Reference = { $ref?: string };
export type Schema = Reference & {
  type?: string | string[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};
export type Parameter = Reference & { name: string; schema: Schema; 'x-argument'?: string };
export type Rows = { table: string; at?: string; id?: string | string[]; or?: string[] };
type Definition = {
  operationId: string;
  tags: [string];
  parameters?: Parameter[];
  responses: { 200?: Reference & { content?: { 'application/json'?: { schema: Schema } } } };
  'x-twin'?: Record<string, string>;
  'x-rows'?: Rows | Rows[];
  'x-provides'?: string[];
  'x-invalidates'?: { run?: string[] };
};
export type Operation = Definition & { path: string; method: string; parameters: Parameter[]; response?: Schema };
type Contract = {
  tags: { name: string }[];
  paths: Record<string, Record<string, Definition>>;
  components: Record<string, Record<string, Reference>>;
};

export const contractFile = new URL('../openapi/openapi.yaml', import.meta.url);
export const contract = parse(readFileSync(contractFile, 'utf8')) as Contract;

/** The name of what a reference such as `#/components/schemas/League` points to. */
export const nameOf = ({ $ref }: Reference) => $ref!.split('/')[3]!;

/** A part of the contract, or what its reference points to. */
export const resolve = <Part extends Reference>(part: Part): Part =>
  part.$ref ? (contract.components[part.$ref.split('/')[2]!]![nameOf(part)] as Part) : part;

const readOperations = (): Operation[] =>
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], ...operation }]) => {
      const response = resolve(operation.responses[200] ?? {}).content?.['application/json']?.schema;
      return { ...operation, path, method, parameters: parameters.map(resolve), response };
    }),
  );

/** The platform, in the argument of an operation with twins. It is not sent. */
export const platform = { name: 'platform', in: 'query', required: true, schema: { $ref: '#/components/schemas/Provider' } };

/** The name of a parameter in the endpoint's argument. */
const argumentOf = ({ name, 'x-argument': argument = name }: Parameter) => argument;

/** The URL of an operation, and the argument of each of its parameters. */
const requestOf = ({ path, parameters }: Operation) => [
  path,
  Object.fromEntries(parameters.map((parameter) => [parameter.name, argumentOf(parameter)])),
];

/** The requests of the operations with twins, by path and platform; `own` is that of the operation itself. */
export const platformRequests: Record<string, Record<string, unknown>> = {};

const all = readOperations();
for (const operation of all.filter((each) => each['x-twin'])) {
  platformRequests[operation.path] = { own: requestOf(operation) };
  const parameters = new Map(operation.parameters.map((parameter) => [parameter.name, parameter]));
  for (const [key, id] of Object.entries(operation['x-twin']!)) {
    const twin = all.find(({ operationId }) => operationId === id)!;
    platformRequests[operation.path]![key] = requestOf(twin);
    for (const parameter of twin.parameters) parameters.set(argumentOf(parameter), { ...parameter, name: argumentOf(parameter) });
    Reflect.deleteProperty(contract.paths, twin.path);
  }
  contract.paths[operation.path]![operation.method]!.parameters = [platform, ...parameters.values()];
}

/** All operations, each once for all platforms. */
export const operations = readOperations();
