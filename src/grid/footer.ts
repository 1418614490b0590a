import type { GridValidRowModel } from '@mui/x-data-grid';
import { decimals } from '../lib/numbers';
import { cellValue } from './column';
import type { Column } from './column';

/** A row below the others that spares people the adding up: of numbers that are known, in every row that the filters leave. */
export interface FooterRow<Row extends GridValidRowModel> {
  /** Stands in the first column. */
  label: string;
  of: 'sum' | 'average';
  /** The columns that have a number in it. */
  fields: readonly string[];
  /** The rows that count; all of them without. */
  where?: (row: Row) => boolean;
}

/** A footer row as it is shown: the text of each column, by its field. */
export class FooterLine {
  readonly id: string;
  readonly #texts: ReadonlyMap<string, string>;

  constructor(label: string, texts: ReadonlyMap<string, string>) {
    this.id = `footer ${label}`;
    this.#texts = texts;
  }

  textOf(field: string): string {
    return this.#texts.get(field) ?? '';
  }
}

/** The footer rows of a table; none without rows. A sum is written as its column's numbers are, an average to 2 decimals. */
export function footerLines<Row extends GridValidRowModel>(
  footer: readonly FooterRow<Row>[],
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): FooterLine[] {
  const [first] = columns;
  const [anyRow] = rows;
  if (!first || !anyRow) return [];
  return footer.map(({ label, of, fields, where = () => true }) => {
    const counted = rows.filter(where);
    const texts = columns
      .filter(({ field }) => fields.includes(field))
      .map((column): [string, string] => {
        const known = counted.map((row) => cellValue(column, row)).filter((value) => typeof value === 'number');
        const sum = known.reduce((total, value) => total + value, 0);
        if (of === 'sum') return [column.field, column.valueFormatter(sum, anyRow)];
        return [column.field, decimals(known.length > 0 ? sum / known.length : null)];
      });
    return new FooterLine(label, new Map([[first.field, label], ...texts]));
  });
}
