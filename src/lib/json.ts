type JsonObject = Record<string, unknown>;

/** Whether a value is an object, not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of a value that may be anything; undefined if it has none. */
export const fieldOf = (value: unknown, field: string): unknown => (isObject(value) ? value[field] : undefined);
