/**
 * Generates the parameters of each page query from the contract. A route's loader builds the query's argument from the route's parameters.
 */
import { nameOf, type Contract, type Operation, type Schema } from './contract';
import { twinsOf } from './twins';

/**
 * A client module with the parameters of every public GET of the given tags, by operationId, with its twins' parameters. Kinds:
 * `string`, `number`, and `platform` for a call with twins.
 */
export function queryParameters(contract: Contract, tags: string[]): string {
  const { paths, components } = contract;
  const { twins } = twinsOf(contract);
  const kindOf = ({ $ref, type }: Schema = {}) =>
    ($ref ? components.schemas[nameOf($ref)]?.type : type) === 'integer' ? 'number' : 'string';
  const gets = Object.values(paths).flatMap(({ get }) => (get ? [get] : []));
  const parametersOf = ({ parameters = [] }: Operation) =>
    parameters
      .map((parameter) => (parameter.$ref ? components.parameters[nameOf(parameter.$ref)]! : parameter))
      .map(({ name, 'x-argument': argument = name, schema }) => [argument, kindOf(schema)]);
  const queries = gets
    .filter(
      (operation) =>
        operation.tags?.some((tag) => tags.includes(tag)) && !('x-requires' in operation) && !twins.has(operation.operationId),
    )
    .map((operation) => {
      const names = Object.values(operation['x-twin'] ?? {});
      const all = gets
        .filter(({ operationId }) => operationId === operation.operationId || names.includes(operationId))
        .flatMap(parametersOf);
      return [operation.operationId, Object.fromEntries(names.length > 0 ? [['platform', 'platform'], ...all] : all)];
    });
  return `export const queryParameters = ${JSON.stringify(Object.fromEntries(queries), null, 2)} as const;\n`;
}
