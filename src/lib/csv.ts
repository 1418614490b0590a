export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => unknown;
}

/** Spreadsheets run text that starts like this as a formula. */
const FORMULA = /^[=+\-@]./s;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `_${value}` : String(value);
  // A list separator of some languages, and a tab at the start, would break the cell or run a formula.
  return /[",;\r\n]|^\t/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The name of an export from its parts, without those that are not known and without spaces: `2025_Rookies`. */
export const csvName = (...parts: (string | number | undefined)[]): string =>
  parts
    .map((part) => String(part ?? '').replace(/[^\p{L}\p{N}&'-]+/gu, ''))
    .filter((part) => part !== '')
    .join('_');

/** Rows as CSV (RFC 4180) with a header line. Text cells are guarded against formula injection. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return lines.map((line) => line.map(cell).join(',')).join('\r\n');
}
