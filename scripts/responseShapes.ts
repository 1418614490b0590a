/** The client's checks of responses that feed its tables, from the contract. */
import type { Shape } from '../src/api/responseShape';
import { resolve, type Schema } from './contract';

/** The shape of a value that may be missing or null, like any scalar except an id. */
function optional(shape: Shape): Shape {
  if (shape === 'id') return 'optionalId';
  return typeof shape === 'string' ? shape : { '?': shape };
}

/** The shape of a schema. */
export function shapeOf({ $ref, allOf, oneOf, type, items, properties = {}, required = [] }: Schema): Shape {
  if ($ref) return /\/(Team|Player|Trade)Id$/.test($ref) ? 'id' : shapeOf(resolve<Schema>({ $ref }));
  if (allOf) return Object.assign({}, ...allOf.map(shapeOf)) as Shape;
  const [kind, ...others] = (oneOf ?? [type].flat().map((each): Schema => ({ type: each }))).filter(
    (each) => each.type !== 'null',
  );
  if (!kind || others.length > 0) throw new Error(`A response of several shapes: ${JSON.stringify(oneOf ?? type)}`);
  if (oneOf) return optional(shapeOf(kind));
  if (kind.type === 'array') return [shapeOf(items!)];
  if (kind.type !== 'object') return kind.type === 'integer' ? 'number' : String(kind.type);
  const ofKey = ([key, value]: [string, Schema]) => [key, required.includes(key) ? shapeOf(value) : optional(shapeOf(value))];
  return Object.fromEntries(Object.entries(properties).map(ofKey)) as Shape;
}
