/**
 * Generates the parameters of each page query from the contract. A route's loader builds the query's argument from the route's parameters.
 */
import type { Contract } from './responseShapes';

type Parameter = { $ref?: string; name?: string; required?: boolean; schema?: { $ref?: string; type?: string } };
type Operation = { operationId: string; tags?: string[]; parameters?: Parameter[]; 'x-requires'?: string };
type Document = Contract & { components: { parameters: Record<string, Parameter>; schemas: Record<string, { type?: string }> } };

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** A client module with the required parameters (kind `string` or `number`) of every public GET of the given tags, by operationId. */
export function queryParameters(contract: Contract, tags: string[]): string {
  const { paths, components } = contract as Document;
  const kindOf = ({ $ref, type }: { $ref?: string; type?: string } = {}) =>
    ($ref ? components.schemas[nameOf($ref)]?.type : type) === 'integer' ? 'number' : 'string';
  const parameterOf = (parameter: Parameter) => (parameter.$ref ? components.parameters[nameOf(parameter.$ref)]! : parameter);
  const gets = Object.values(paths).flatMap(({ get }) => (get ? [get as unknown as Operation] : []));
  const queries = gets
    .filter((operation) => operation.tags?.some((tag) => tags.includes(tag)) && !operation['x-requires'])
    .map(({ operationId, parameters = [] }) => {
      const known = parameters
        .map(parameterOf)
        .filter(({ required }) => required)
        .map(({ name = '', schema }) => [name, kindOf(schema)]);
      return [operationId, Object.fromEntries(known)];
    });
  return `export const queryParameters = ${JSON.stringify(Object.fromEntries(queries), null, 2)} as const;\n`;
}
