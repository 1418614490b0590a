import { isObject } from '../lib/json';
import { shapes } from './generated/shapes.gen';

/**
 * The shape that a response must have for the entity tables: the type of a scalar, `id` for the id of a row (`optionalId` if it may be
 * missing), an array of one shape, or an object by key. A shape under `?` is nullable.
 */
export type Shape = string | readonly [Shape] | { readonly [key: string]: Shape };

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

const byEndpoint: Partial<Record<string, Shape>> = shapes;

/** Describes the first mismatch between an endpoint's parsed response and its shape; null if there is none. */
export const describeResponse = (endpoint: string, data: unknown): string | null => describeMismatch(data, byEndpoint[endpoint]);

/**
 * Describes the first mismatch between a parsed response and its shape; null if there is none. Scalars other than ids may be missing or
 * null, which screens show as N/A; arrays and objects may not, unless the contract allows it. Keys that the shape does not name are
 * ignored. A numeric id is converted to a string in place.
 */
export function describeMismatch(value: unknown, shape: Shape | undefined, at = 'it'): string | null {
  if (shape === undefined) return null;
  if (shape === 'id') return typeof value === 'string' ? null : `${at} must be an id`;
  if (shape === 'optionalId') return value == null || typeof value === 'string' ? null : `${at} must be an id`;
  if (typeof shape === 'string') return value == null || typeof value === shape ? null : `${at} must be a ${shape}`;
  if (isList(shape)) {
    if (!Array.isArray(value)) return `${at} must be a list`;
    return first(value, (entry, index) => describeMismatch(entry, shape[0], `${at}[${index}]`));
  }
  const { '?': nullable, ...keys } = shape;
  if (nullable) return value == null ? null : describeMismatch(value, nullable, at);
  if (!isObject(value)) return `${at} must be an object`;
  return first(Object.keys(keys), (key) => {
    if (isId(keys[key]) && typeof value[key] === 'number') value[key] = String(value[key]);
    return describeMismatch(value[key], keys[key], `${at}.${key}`);
  });
}

const isId = (shape: Shape | undefined) => shape === 'id' || shape === 'optionalId';

function first<T>(list: T[], find: (entry: T, index: number) => string | null): string | null {
  for (const [index, entry] of list.entries()) {
    const found = find(entry, index);
    if (found !== null) return found;
  }
  return null;
}
