/**
 * Generates the parameters of each public query from the contract. A route's loader builds the query's argument from the route's parameters.
 */
import type { Operation, Schema } from './contract';

const kindOf = ({ type }: Schema) => (type === 'integer' ? 'number' : 'string');

/**
 * A client module with the parameters of every public GET of the operations, by operationId, with its twins' parameters. Kinds: `string`,
 * `number`, and `platform` for a call with twins.
 */
export function queryParameters(operations: Operation[]): string {
  const queries = operations
    .filter(({ method, isTwin, ...operation }) => method === 'get' && !isTwin && !('x-requires' in operation))
    .map(({ operationId, parameters, 'x-twin': twins }) => {
      const kinds = [...parameters].map(([name, schema]) => [name, kindOf(schema)]);
      return [operationId, Object.fromEntries(twins ? [['platform', 'platform'], ...kinds] : kinds)];
    });
  return `export const queryParameters = ${JSON.stringify(Object.fromEntries(queries), null, 2)} as const;\n`;
}
