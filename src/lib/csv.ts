export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => unknown;
}

/** A spreadsheet would run text that starts like this as a formula. */
const FORMULA = /^[=+\-@]./s;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `_${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV by RFC 4180: a header line, CRLF between lines, quotes where they are needed; text cells guarded against formulas. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return lines.map((line) => line.map(cell).join(',')).join('\r\n');
}

/** Has the browser save rows as the UTF-8 file `<name>.csv`. Without a column it warns in the console and saves nothing. */
export function saveCsv<Row>(name: string, rows: readonly Row[], columns: readonly CsvColumn<Row>[]): void {
  if (columns.length === 0) {
    console.warn(`Nothing to export: ${name}.csv would have no columns.`);
    return;
  }
  const url = URL.createObjectURL(new Blob([toCsv(rows, columns)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  document.body.append(link);
  link.click();
  link.remove();
  // The download reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
