import { decimals } from '../lib/numbers';
import { cellValue, type Column } from './columnTypes';

/** A total or an average below a table, of the known numbers in every row that the filters leave. */
export type SummaryRowDef<Row extends object> = {
  /** Shown in the first column. */
  label: string;
  of: 'sum' | 'average';
  /** The fields that are summarised. */
  fields: readonly string[];
  /** The rows that count; all rows by default. */
  where?: (row: Row) => boolean;
};

/** A summary row as it is shown: the text of each column, by its field. */
export type SummaryRow = { label: string; texts: ReadonlyMap<string, string> };

/** The summary rows of a table; none without rows. A sum has the format of its column, an average has 2 decimals. */
export function summarise<Row extends object>(
  summary: readonly SummaryRowDef<Row>[],
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): SummaryRow[] {
  if (rows.length === 0) return [];
  return summary.map(({ label, of, fields, where = () => true }) => {
    const counted = rows.filter(where);
    const texts = columns
      .filter(({ field }) => fields.includes(field))
      .map((column): [string, string] => {
        const known = counted.map((row) => cellValue(column, row)).filter((value) => typeof value === 'number');
        const sum = known.reduce((total, value) => total + value, 0);
        if (of === 'sum') return [column.field, column.format(sum)];
        return [column.field, decimals(known.length > 0 ? sum / known.length : null)];
      });
    return { label, texts: new Map(texts) };
  });
}
