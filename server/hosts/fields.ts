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

/** The numbers that a field may have, with their name in messages. */
export interface NumberKind {
  name: string;
  least: number;
  most: number;
  isWhole: boolean;
}

const whole = (name: string, least: number, most: number): NumberKind => ({ name, least, most, isWhole: true });
const decimal = (name: string, least: number, most: number): NumberKind => ({ name, least, most, isWhole: false });

/** The kinds of numbers that hosts send. Columns and the contract have room for all of them. */
export const kinds = {
  year: whole('a year', 1990, 2100),
  week: whole('a week', 1, 25),
  /** Where 0 is none. */
  weekOrNone: whole('a week', 0, 25),
  round: whole('a round', 1, 60),
  roundOrNone: whole('a number of rounds', 0, 60),
  pick: whole('a pick', 1, 60),
  pickOrNone: whole('a number of picks', 0, 60),
  /** A pick's number in its draft. */
  totalPick: whole('a pick', 1, 3600),
  place: whole('a place', 1, 1000),
  rank: whole('a rank', 1, 100_000),
  /** Wins, losses, teams, places of a line-up. */
  count: whole('a whole number', 0, 10_000),
  share: decimal('a number', 0, 1),
  /** Points of a team or a player in a week. A hundred of them are points of a season. */
  weekPoints: decimal('a number', -10_000, 10_000),
  points: decimal('a number', -1_000_000, 1_000_000),
  money: decimal('a number', 0, 1e12),
  /** From the year 1900 to 2100. */
  seconds: whole('a time in seconds', -2_208_988_800, 4_102_444_800),
  milliseconds: whole('a time in milliseconds', 0, 4_102_444_800_000),
} satisfies Record<string, NumberKind>;

const isOfKind = (number: number, { least, most, isWhole }: NumberKind) =>
  number >= least && number <= most && (!isWhole || Number.isInteger(number));

const isBlank = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A number of a kind, or text that is one; null for anything else. */
export function toNumber(value: unknown, kind: NumberKind): number | null {
  const number = (typeof value === 'number' || typeof value === 'string') && !isBlank(value) ? Number(value) : NaN;
  return isOfKind(number, kind) ? number : null;
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

/** Gets what of a response cannot be used and is left out; the message names the field. */
export type Report = (message: string) => void;

/** Reads what a league can do without: what breaks a rule is reported and left out, as null. */
export function orReport<Value>(report: Report, read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    report(error.message);
    return null;
  }
}

/** Reads the rows of a list that a league can do without: one that breaks a rule is reported and left out. */
export const readRows = <Item, Row>(items: readonly Item[], report: Report, read: (item: Item, index: number) => Row[]): Row[] =>
  items.flatMap((item, index) => orReport(report, () => read(item, index)) ?? []);

/** Checks that no two rows have the same key. @throws HostError naming `what` */
export function requireUnique<Row>(rows: readonly Row[], what: string, keyOf: (row: Row) => string): void {
  const seen = new Set<string>();
  for (const key of rows.map(keyOf)) {
    if (seen.has(key)) throw new HostError(`${what} ${key} is there twice`);
    seen.add(key);
  }
}

/** Leaves out, and reports, rows with the key of an earlier one. */
export function reportTwice<Row>(rows: readonly Row[], report: Report, what: string, keyOf: (row: Row) => string): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    if (seen.has(key)) report(`${what} ${key} is there twice`);
    return !seen.has(key) && seen.add(key);
  });
}

/** A list of ids as text, without blanks; empty when absent. */
export const toIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(toText).filter((id): id is string => id !== null) : [];

/** Checks for a value. @throws HostError `<what> must be <rule>` when it is null */
export function required<T>(value: T | null, what: string, rule: string): T {
  if (value === null) throw new HostError(`${what} must be ${rule}`);
  return value;
}
