/** What the generators read of the contract. */
import { parse } from 'yaml';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Response = { $ref?: string; content?: Record<string, { schema: Schema }> };
type Parameter = { $ref?: string; name: string; 'x-argument'?: string; schema?: Schema };
export type Rows = { table: string; at?: string; id?: string | string[]; or?: string[] };
type Extensions = {
  operationId: string;
  'x-twin'?: Record<string, string>;
  'x-rows'?: Rows | Rows[];
  'x-provides'?: string[];
  'x-invalidates'?: string[];
  'x-invalidates-refused'?: string[];
  'x-run-invalidates'?: string[];
  'x-has-trial'?: boolean;
  'x-reads'?: boolean;
  'x-requires'?: string;
};
type Document = {
  'x-cache-tags': { league: string[]; other: string[] };
  tags: { name: string; 'x-loads-first'?: boolean }[];
  paths: Record<
    string,
    Record<string, Extensions & { tags: string[]; parameters?: Parameter[]; responses: Record<string, Response> }>
  >;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response>; parameters: Record<string, Parameter> };
};
export type Operation = Extensions & {
  path: string;
  method: string;
  tag: string;
  /** Whether another operation names it in `x-twin`. */
  isTwin: boolean;
  /** The kinds of its parameters and of its twins', by their names in the endpoint's argument. */
  parameters: Map<string, Schema>;
  /** The schema of its response; undefined if it has no body. */
  response?: Schema;
};
export type Contract = Pick<Document, 'x-cache-tags' | 'tags' | 'components'> & { operations: Operation[] };

/** The name of what a reference points to. */
export const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** A value as its reference's target. */
const resolve = <T extends { $ref?: string }>(value: T, named: Record<string, T>): T =>
  value.$ref ? named[nameOf(value.$ref)]! : value;

/** The contract, with its operations as one list. */
export function readContract(text: string): Contract {
  const { paths, ...contract } = parse(text) as Document;
  const { schemas, responses: namedResponses, parameters: namedParameters } = contract.components;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  );
  const twinsOf = (operation: Extensions) =>
    all.filter(({ operationId }) => Object.values(operation['x-twin'] ?? {}).includes(operationId));
  const twins = new Set(all.flatMap(twinsOf));
  const operations = all.map((operation): Operation => {
    const { tags, responses, ...others } = operation;
    const parameters = [operation, ...twinsOf(operation)]
      .flatMap(({ parameters = [] }) => parameters.map((parameter) => resolve(parameter, namedParameters)))
      .map(({ name, 'x-argument': argument = name, schema = {} }): [string, Schema] => [argument, resolve(schema, schemas)]);
    const response = resolve(responses['200'] ?? {}, namedResponses).content?.['application/json']?.schema;
    return { ...others, tag: tags[0]!, isTwin: twins.has(operation), parameters: new Map(parameters), response };
  });
  return { ...contract, operations };
}
