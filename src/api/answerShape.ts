/**
 * What an answer must look like to feed the tables: a scalar's kind, `id` for a row's, a list of one shape, an object by key;
 * what stands under `?` may be null.
 */
export type Shape = string | readonly [Shape] | { readonly [key: string]: Shape };

type Json = Record<string, unknown>;

/**
 * Where a value is of another shape, in words; null where it fits. Any scalar but an id may be missing or null, which screens say in
 * words; lists and objects may not, unless the contract says so. What the shape does not name is left alone.
 */
export function misfit(value: unknown, shape: Shape | undefined, at = 'it'): string | null {
  if (shape === undefined) return null;
  if (shape === 'id') return typeof value === 'string' ? null : `${at} must be an id`;
  if (typeof shape === 'string') return value == null || typeof value === shape ? null : `${at} must be a ${shape}`;
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return `${at} must be a list`;
    return first(value, (entry, index) => misfit(entry, (shape as readonly [Shape])[0], `${at}[${index}]`));
  }
  const { '?': nullable, ...keys } = shape as Record<string, Shape>;
  if (nullable) return value == null ? null : misfit(value, nullable, at);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${at} must be an object`;
  return first(Object.keys(keys), (key) => misfit((value as Json)[key], keys[key], `${at}.${key}`));
}

function first<T>(list: T[], find: (entry: T, index: number) => string | null): string | null {
  for (const [index, entry] of list.entries()) {
    const found = find(entry, index);
    if (found !== null) return found;
  }
  return null;
}
