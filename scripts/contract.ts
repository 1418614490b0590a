/** What the generators read of the contract. */

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
export type Parameter = { $ref?: string; name: string; 'x-argument'?: string; schema?: Schema };
export type Operation = {
  operationId: string;
  tags?: string[];
  parameters?: Parameter[];
  responses: Record<string, Response>;
  'x-twin'?: Record<string, string>;
  'x-rows'?: Rows | Rows[];
  'x-provides'?: string[];
  'x-invalidates'?: string[];
  'x-invalidates-refused'?: string[];
  'x-run-invalidates'?: string[];
  'x-has-trial'?: boolean;
};
export type Rows = { table: string; at?: string; id?: string | string[]; or?: string[] };
export type Contract = {
  'x-cache-tags': { league: string[]; other: string[] };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response>; parameters: Record<string, Parameter> };
};

/** The name of what a reference points to. */
export const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

export const operationsOf = ({ paths }: Contract): Operation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

/** The schema of an operation's response; undefined if it has no body. */
export function responseSchema({ responses }: Operation, { components }: Contract): Schema | undefined {
  const named = responses['200'];
  const response = named?.$ref ? components.responses[nameOf(named.$ref)] : named;
  return response?.content?.['application/json']?.schema;
}

/** The parameters of an operation and its twins, by their names in the endpoint's argument. */
export function parametersOf(operation: Operation, contract: Contract): Map<string, Schema | undefined> {
  const twins = Object.values(operation['x-twin'] ?? {});
  const parameters = [operation, ...operationsOf(contract).filter(({ operationId }) => twins.includes(operationId))]
    .flatMap(({ parameters = [] }) => parameters)
    .map((parameter) => (parameter.$ref ? contract.components.parameters[nameOf(parameter.$ref)]! : parameter));
  return new Map(parameters.map(({ name, 'x-argument': argument = name, schema }) => [argument, schema]));
}
