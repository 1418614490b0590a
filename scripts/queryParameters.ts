/**
 * Generates the parameters of each page query from the contract. A route's loader builds the query's argument from the route's parameters.
 */
import { nameOf, parametersOf, type Contract, type Schema } from './contract';
import { twinsOf } from './twins';

/**
 * A client module with the parameters of every public GET of the given tags, by operationId, with its twins' parameters. Kinds:
 * `string`, `number`, and `platform` for a call with twins.
 */
export function queryParameters(contract: Contract, tags: string[]): string {
  const { twins } = twinsOf(contract);
  const kindOf = ({ $ref, type }: Schema = {}) =>
    ($ref ? contract.components.schemas[nameOf($ref)]?.type : type) === 'integer' ? 'number' : 'string';
  const queries = Object.values(contract.paths)
    .flatMap(({ get }) => get ?? [])
    .filter((get) => get.tags?.some((tag) => tags.includes(tag)) && !('x-requires' in get) && !twins.has(get.operationId))
    .map((get) => {
      const kinds = [...parametersOf(get, contract)].map(([name, schema]) => [name, kindOf(schema)]);
      return [get.operationId, Object.fromEntries(get['x-twin'] ? [['platform', 'platform'], ...kinds] : kinds)];
    });
  return `export const queryParameters = ${JSON.stringify(Object.fromEntries(queries), null, 2)} as const;\n`;
}
