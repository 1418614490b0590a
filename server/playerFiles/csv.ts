import { CsvError, parse } from 'csv-parse/sync';

/**
 * The records of a CSV (RFC 4180, with or without a byte order mark), each a list of its fields; blank lines are left out. A quote inside an
 * unquoted field is text, as in `6'2"`.
 * @throws Error that names the line when a quoted field is not closed
 */
export function parseCsv(text: string): string[][] {
  try {
    const records = parse(text, { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
    return records.filter((record) => record.length > 1 || record[0] !== '');
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`line ${String(error['lines'])}: ${error.message}`);
    throw error;
  }
}
