import { HostError } from './errors';

/** An unchecked object of a host's response. */
export type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks for an object. @throws HostError naming `what` otherwise */
export function toFields(value: unknown, what: string): Fields {
  if (!isFields(value)) throw new HostError(`${what} must be an object, got ${JSON.stringify(value) ?? 'nothing'}`);
  return value;
}

/** Checks for a list of objects; absent or null is empty. @throws HostError naming `what` otherwise */
export function toFieldsList(value: unknown, what: string): Fields[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new HostError(`${what} must be a list, got ${JSON.stringify(value)}`);
  return value.map((item, i) => toFields(item, `${what}[${i}]`));
}

/** A nested object; empty when absent. */
export const part = (fields: Fields, name: string): Fields => (isFields(fields[name]) ? fields[name] : {});

/** Trimmed text without NUL characters, which PostgreSQL refuses, or a number as text; null when absent or blank. */
export function toText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
  return text === '' ? null : text;
}

/** A number, or text that is one; null otherwise. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  return Number.isFinite(number) ? number : null;
}

/** A list of ids as text, without blanks; empty when absent. */
export const toIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(toText).filter((id): id is string => id !== null) : [];

/** Checks for a value. @throws HostError `<what> must be <rule>` when it is null */
export function required<T>(value: T | null, what: string, rule: string): T {
  if (value === null) throw new HostError(`${what} must be ${rule}`);
  return value;
}
