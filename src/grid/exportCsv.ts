import { saveCsv } from '../browser/saveCsv';
import { cellText, cellValue, type Column } from './columnTypes';

/** A row's cell in a file: numbers and texts as they are, other values as they are shown, nothing for a missing one. */
function csvValue<Row extends object>(column: Column<Row>, row: Row): unknown {
  const value = cellValue(column, row);
  if (value === undefined) return '';
  return typeof value === 'number' || typeof value === 'string' ? value : cellText(column, row);
}

/** Saves rows as a CSV file with the columns of these fields, as the table has them. */
export function exportCsv<Row extends object>(
  name: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  fields: readonly string[],
): void {
  const shown = columns.filter(({ field }) => fields.includes(field));
  saveCsv(
    name,
    rows,
    shown.map((column) => ({ header: column.headerName, value: (row) => csvValue(column, row) })),
  );
}
