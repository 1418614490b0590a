import { type NumberKind, toNumber } from '../domain/numberKinds';
import { OddValues } from '../domain/oddValues';
import { parseCsv } from './csv';

/** Reads a text; null for an implausible one. */
type Read<Value> = (text: string) => Value | null;

/** A row of a file by column name; null when missing. `line` counts records from 1, the header's. */
export interface Row {
  line: number;
  text(...names: string[]): string | null;
  /** A number of a kind, with or without thousands separators. An implausible number becomes null and is reported as a `sort`. */
  number(sort: string, kind: NumberKind, ...names: string[]): number | null;
  /** The same for a value that `read` returns for the text. */
  value<Value>(sort: string, read: Read<Value>, ...names: string[]): Value | null;
}

/** A file with a header. `has` says whether one of the names is a column, `odd` collects unreadable values. */
export interface Table {
  has(...names: string[]): boolean;
  rows: Row[];
  odd: OddValues;
}

/** Files differ in case, spaces and dots: `STD.DEV`, `ECR VS. ADP` and `ECR VS ADP`. */
const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[\s.]/g, '');

const isMissing = (value: string) => value === '' || value === '-' || value === 'NA';

/** Reads a CSV with a header. If a column has several names, the first one counts; of repeated columns, the first. */
export function readTable(csv: string): Table {
  const [header = [], ...records] = parseCsv(csv);
  const columns = new Map<string, number>();
  header.forEach((name, i) => {
    if (!columns.has(keyOf(name))) columns.set(keyOf(name), i);
  });
  const column = (names: string[]) => names.map((name) => columns.get(keyOf(name))).find((i) => i !== undefined);
  const odd = new OddValues();
  return {
    odd,
    has: (...names) => column(names) !== undefined,
    rows: records.map((record, i) => {
      const text = (...names: string[]): string | null => {
        const value = record[column(names) ?? -1]?.trim() ?? '';
        return isMissing(value) ? null : value;
      };
      const line = i + 2;
      const value = <Value>(sort: string, read: Read<Value>, ...names: string[]): Value | null => {
        const found = text(...names);
        return found === null ? null : odd.known(sort, read(found), found, `in line ${line}`);
      };
      const number = (sort: string, kind: NumberKind, ...names: string[]) =>
        value(sort, (found) => toNumber(found.replaceAll(',', ''), kind), ...names);
      return { line, text, number, value };
    }),
  };
}

/** A file that is not of the expected kind; the message names what is missing. */
export class PlayerFileError extends Error {
  override name = 'PlayerFileError';
}

/** @throws PlayerFileError that names every column that is missing; each is given by its possible names. */
export function requireColumns({ has }: Table, kind: string, columns: string[][]): void {
  const missing = columns.filter((names) => !has(...names)).map((names) => names.join(' or '));
  if (missing.length)
    throw new PlayerFileError(`This is no ${kind} file: it has no column ${missing.join(', and none called ')}`);
}
