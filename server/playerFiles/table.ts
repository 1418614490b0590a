import { parseCsv } from './csv';

/** A row of a file by column name; text and numbers are null when missing. `line` counts records from 1, the header's. */
export interface Row {
  line: number;
  text(...names: string[]): string | null;
  number(...names: string[]): number | null;
}

/** A file with a header. `has` tells whether one of the names is a column. */
export interface Table {
  has(...names: string[]): boolean;
  rows: Row[];
}

/** Files do not agree on case, spaces and dots: `STD.DEV`, `ECR VS. ADP` and `ECR VS ADP`. */
const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[\s.]/g, '');

const isMissing = (value: string) => value === '' || value === '-' || value === 'NA';

/** Reads a CSV with a header. Of several names for a column the first one counts; so does the first of repeated columns. */
export function readTable(csv: string): Table {
  const [header = [], ...records] = parseCsv(csv);
  const columns = new Map<string, number>();
  header.forEach((name, i) => {
    if (!columns.has(keyOf(name))) columns.set(keyOf(name), i);
  });
  const column = (names: string[]) => names.map((name) => columns.get(keyOf(name))).find((i) => i !== undefined);
  return {
    has: (...names) => column(names) !== undefined,
    rows: records.map((record, i) => {
      const text = (...names: string[]): string | null => {
        const value = record[column(names) ?? -1]?.trim() ?? '';
        return isMissing(value) ? null : value;
      };
      const number = (...names: string[]): number | null => {
        const value = Number(text(...names)?.replaceAll(',', '') ?? NaN);
        return Number.isFinite(value) ? value : null;
      };
      return { line: i + 2, text, number };
    }),
  };
}

/** A file that is not of the expected kind; the message says what it lacks. */
export class PlayerFileError extends Error {
  override name = 'PlayerFileError';
}

/** @throws PlayerFileError that names every column that is missing; each is given by its possible names. */
export function requireColumns({ has }: Table, kind: string, columns: string[][]): void {
  const missing = columns.filter((names) => !has(...names)).map((names) => names.join(' or '));
  if (missing.length)
    throw new PlayerFileError(`This is no ${kind} file: it has no column ${missing.join(', and none called ')}`);
}
