/** What the client checks of every answer that feeds its tables, made from the contract. */

type Schema = {
  $ref?: string;
  type?: string | string[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
};
type Answer = { $ref?: string; content?: Record<string, { schema: Schema }> };
type Operation = { operationId: string; tags?: string[]; responses: Record<string, Answer> };
export type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
};
type Shape = string | [Shape] | { [key: string]: Shape };

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

const scalars: Record<string, string> = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean' };

/** The shape of a schema: a scalar's kind (`id` for a row's), a list of one shape, or an object's shapes by key; what may be null stands under `?`. */
function shapeOf(schema: Schema, contract: Contract): Shape {
  const shape = (of: Schema) => shapeOf(of, contract);
  if (schema.$ref && /\/(Team|Player)Id$/.test(schema.$ref)) return 'id';
  if (schema.$ref) return shape(contract.components.schemas[nameOf(schema.$ref)]!);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(shape)) as Shape;
  const alternatives = schema.oneOf ?? [schema.type ?? []].flat().map((type) => ({ ...schema, type }));
  const [kind, ...others] = alternatives.filter(({ type }) => type !== 'null');
  if (!kind || others.length > 0) throw new Error(`An answer of several shapes: ${JSON.stringify(schema)}`);
  if (schema.oneOf) return nullable(shape(kind));
  if (kind.type === 'array') return [shape(kind.items!)];
  if (kind.type === 'object')
    return Object.fromEntries(Object.entries(kind.properties ?? {}).map(([key, value]) => [key, shape(value)]));
  return scalars[String(kind.type)]!;
}

/** A scalar may be null anyhow. */
const nullable = (shape: Shape): Shape => (typeof shape === 'string' ? shape : { '?': shape });

/** The shapes of the answers of all operations of the given tags, as a module of the client. */
export function answerShapes(contract: Contract, tags: string[]): string {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const shapes = operations.flatMap(({ operationId, tags: own = [], responses }) => {
    const named = responses['200'];
    const answer = named?.$ref ? contract.components.responses[nameOf(named.$ref)] : named;
    const schema = answer?.content?.['application/json']?.schema;
    return schema && own.some((tag) => tags.includes(tag)) ? [[operationId, shapeOf(schema, contract)]] : [];
  });
  return [
    "import type { Shape } from '../answerShape';",
    `export const shapes: Partial<Record<string, Shape>> = ${JSON.stringify(Object.fromEntries(shapes), null, 2)};`,
    '',
  ].join('\n');
}
