/** Generates the client's checks of responses that feed its tables, from the contract. */
import { nameOf, type Contract, type Operation, type Schema } from './contract';

type Shape = string | [Shape] | { [key: string]: Shape };

const scalars: Record<string, string> = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean' };

/**
 * The shape of a schema: a scalar's kind (`id` for a row's, `optionalId` where it may be missing or null), a list of one shape, or an
 * object's shapes by key; keys that may be missing or null are under `?`.
 */
function shapeOf(schema: Schema, contract: Contract): Shape {
  const shape = (of: Schema) => shapeOf(of, contract);
  if (schema.$ref && /\/(Team|Player|Trade)Id$/.test(schema.$ref)) return 'id';
  if (schema.$ref) return shape(contract.components.schemas[nameOf(schema.$ref)]!);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(shape)) as Shape;
  const alternatives = schema.oneOf ?? [schema.type ?? []].flat().map((type) => ({ ...schema, type }));
  const [kind, ...others] = alternatives.filter(({ type }) => type !== 'null');
  if (!kind || others.length > 0) throw new Error(`A response of several shapes: ${JSON.stringify(schema)}`);
  if (schema.oneOf) return optional(shape(kind));
  if (kind.type === 'array') return [shape(kind.items!)];
  if (kind.type === 'object')
    return Object.fromEntries(
      Object.entries(kind.properties ?? {}).map(([key, value]) => [
        key,
        kind.required?.includes(key) ? shape(value) : optional(shape(value)),
      ]),
    );
  return scalars[String(kind.type)]!;
}

/** The shape of a value that may be missing or null, like any scalar except an id. */
function optional(shape: Shape): Shape {
  if (shape === 'id') return 'optionalId';
  return typeof shape === 'string' ? shape : { '?': shape };
}

/** The shapes of the operations' responses, as a module of the client. */
export function responseShapes(contract: Contract, operations: Operation[]): string {
  const shapes = operations.flatMap(({ operationId, response }) =>
    response ? [[operationId, shapeOf(response, contract)]] : [],
  );
  return [
    "import type { Shape } from '../responseShape';",
    `export const shapes: Partial<Record<string, Shape>> = ${JSON.stringify(Object.fromEntries(shapes), null, 2)};`,
    '',
  ].join('\n');
}
