import { toCsv, type CsvColumn } from '../lib/csv';
import { saveFile } from './saveFile';

/** The byte-order mark, by which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves rows as the UTF-8 file `<name>.csv`. Without a column it warns in the console and saves nothing. */
export function saveCsv<Row>(name: string, rows: readonly Row[], columns: readonly CsvColumn<Row>[]): void {
  if (columns.length === 0) {
    console.warn(`Nothing to export: ${name}.csv would have no columns.`);
    return;
  }
  saveFile(`${name}.csv`, [BYTE_ORDER_MARK, toCsv(rows, columns)], 'text/csv;charset=utf-8');
}
