import { type NumberKind, toNumber } from '../domain/numberKinds';
import { OddValues } from '../domain/oddValues';
import { parseCsv } from './csv';

/** Reads a text; null for an implausible one. */
type Read<Value> = (text: string) => Value | null;

/** A row of a file by column name; null when missing. `line` counts records from 1, the header's. */
export interface Row {
  line: number;
  text(...names: string[]): string | null;
  /**
   * A number of a kind, with or without thousands separators, with a decimal point or comma. An implausible number becomes null and is
   * reported as a `sort`.
   */
  number(sort: string, kind: NumberKind, ...names: string[]): number | null;
  /** The same for a value that `read` returns for the text. */
  value<Value>(sort: string, read: Read<Value>, ...names: string[]): Value | null;
}

/** Whether one of the names is a column. */
export type HasColumn = (...names: string[]) => boolean;

/** A file with a header of `columns` names; `odd` collects unreadable values. */
export interface Table {
  has: HasColumn;
  columns: number;
  rows: Row[];
  odd: OddValues;
}

/** Files differ in case, spaces and dots: `STD.DEV`, `ECR VS. ADP` and `ECR VS ADP`. */
const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[\s.]/g, '');

const isMissing = (value: string) => value === '' || value === '-' || value === 'NA';

/** A number as JavaScript writes it: `1,234.5` and `1.234,5` are 1234.5, `1,5` is 1.5. */
function plainNumber(text: string): string {
  const isDecimalComma = /^[^,]*,\d+$/.test(text) && !/^[+-]?\d{1,3},\d{3}$/.test(text);
  return isDecimalComma ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
}

/** The columns of a file, whose first record is the header. */
function columnsOf(header: string[]) {
  const columns = new Map<string, number>();
  header.forEach((name, i) => {
    if (!columns.has(keyOf(name))) columns.set(keyOf(name), i);
  });
  return (names: string[]) => names.map((name) => columns.get(keyOf(name))).find((i) => i !== undefined);
}

/** Reads the header alone. */
export function readHeader(csv: string): HasColumn {
  const column = columnsOf(parseCsv(csv, 1)[0] ?? []);
  return (...names) => column(names) !== undefined;
}

/** Reads a CSV with a header. If a column has several names, the first one counts; of repeated columns, the first. */
export function readTable(csv: string): Table {
  const [header = [], ...records] = parseCsv(csv);
  const column = columnsOf(header);
  const odd = new OddValues();
  return {
    odd,
    columns: header.length,
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
        value(sort, (found) => toNumber(plainNumber(found), kind), ...names);
      return { line, text, number, value };
    }),
  };
}

/** A file that is not of the expected kind; the message names what is missing. */
export class PlayerFileError extends Error {
  override name = 'PlayerFileError';
}

/** What a header without any known separator lacks. */
const oneField = '. Its first line is one field: separate the names of the columns by commas, semicolons or tabs';

/** @throws PlayerFileError that names every column that is missing; each is given by its possible names. */
export function requireColumns(table: Table, kind: string, columns: string[][]): void {
  const missing = columns.filter((names) => !table.has(...names)).map((names) => names.join(' or '));
  if (!missing.length) return;
  const hint = table.columns === 1 ? oneField : '';
  throw new PlayerFileError(`This is no ${kind} file: it has no column ${missing.join(', and none called ')}${hint}`);
}
