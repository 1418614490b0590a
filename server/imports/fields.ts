/** An object of a host's answer, before it is known what is in it. */
export type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a host should have sent. @throws when it is none; `what` names it. */
export function toFields(value: unknown, what: string): Fields {
  if (!isFields(value)) throw new Error(`${what} must be an object, got ${JSON.stringify(value) ?? 'nothing'}`);
  return value;
}

/** The objects of a list; a list that is absent or null is empty. @throws when it is something else. */
export function toFieldsList(value: unknown, what: string): Fields[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Error(`${what} must be a list, got ${JSON.stringify(value)}`);
  return value.map((item, i) => toFields(item, `${what}[${i}]`));
}

/** The object inside an object; an absent one is empty. */
export const part = (fields: Fields, name: string): Fields => (isFields(fields[name]) ? fields[name] : {});

/** Text or a number as text; null when absent or blank. */
export function toText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A number or a number in text; null for anything else. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  return Number.isFinite(number) ? number : null;
}

/** Ids of a list as text, without blanks; an absent list is empty. */
export const toIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(toText).filter((id): id is string => id !== null) : [];

/** A value that has to be there. @throws when it is null; `what` and `rule` say which value must be what. */
export function required<T>(value: T | null, what: string, rule: string): T {
  if (value === null) throw new Error(`${what} must be ${rule}`);
  return value;
}
