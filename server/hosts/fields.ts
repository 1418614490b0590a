import { plainText } from '../domain/plainText';
import { isBlank, type NumberKind, toNumber } from '../domain/numberKinds';
import type { Report } from '../domain/oddValues';
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

/** Text as {@link plainText} leaves it, or a number as text; null when absent or nothing of it can be seen. */
export function toText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? plainText(value) : '';
  return text === '' ? null : text;
}

/** A number of a kind; null when absent or blank. @throws HostError naming `what` for anything else */
export function readNumber(value: unknown, what: string, kind: NumberKind): number | null {
  const number = toNumber(value, kind);
  if (number !== null || isBlank(value)) return number;
  throw new HostError(`${what} must be ${kind.name} from ${kind.least} to ${kind.most}, got ${JSON.stringify(value)}`);
}

/** A number of a kind. @throws HostError naming `what` otherwise, also when it is absent or blank */
export const requireNumber = (value: unknown, what: string, kind: NumberKind): number =>
  required(readNumber(value, what, kind), what, kind.name);

/** The meaning of a setting that is 1 or 0; null when it is absent. */
export const toFlag = (number: number | null): boolean | null => (number === null ? null : number !== 0);

/** Reads an optional value: an invalid one is reported and becomes null. */
export function orReport<Value>(report: Report, read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    report(error.message);
    return null;
  }
}

/** Reads the rows of an optional list: invalid rows are reported and left out. */
export const readRows = <Item, Row>(items: readonly Item[], report: Report, read: (item: Item, index: number) => Row[]): Row[] =>
  items.flatMap((item, index) => orReport(report, () => read(item, index)) ?? []);

/** How many keys a message names. */
const namedKeys = 3;

/** Leaves out, and reports, rows with the key of an earlier one; a row whose key is null stays. */
export function reportTwice<Row>(rows: readonly Row[], report: Report, what: string, keyOf: (row: Row) => string | null): Row[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  const unique = rows.filter((row) => {
    const key = keyOf(row);
    if (key !== null && seen.has(key)) return twice.add(key) && false;
    return key === null || seen.add(key);
  });
  const more = twice.size - namedKeys;
  const keys = [...twice].slice(0, namedKeys).join(', ') + (more > 0 ? ` and ${more} more` : '');
  if (twice.size) report(`${what} ${keys} ${twice.size === 1 ? 'is' : 'are'} there twice`);
  return unique;
}

/** Leaves out rows that are exact copies of an earlier one. */
export const withoutCopies = (rows: readonly Fields[]): Fields[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
];

/** A list of ids as text, without blanks; empty when absent. */
export const toIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(toText).filter((id): id is string => id !== null) : [];

/** Checks for a value. @throws HostError `<what> must be <rule>` when it is null */
export function required<T>(value: T | null, what: string, rule: string): T {
  if (value === null) throw new HostError(`${what} must be ${rule}`);
  return value;
}
