import type { NarrowOptions } from '../components/narrowPlaces';
import { NOT_AVAILABLE } from '../lib/numbers';
import { readPath, type Column } from './columnTypes';
import { isMissing } from './sorting';

/** A field of the row, or a path that begins with one: `fantasyProsInfo.avg`. */
export type Field<Row> = (keyof Row & string) | `${keyof Row & string}.${string}`;

export type ColumnOptions<Row extends object> = Pick<
  Column<Row>,
  | 'description'
  | 'sortBy'
  | 'width'
  | 'flex'
  | 'sortable'
  | 'filterable'
  | 'filterBy'
  | 'pinned'
  | 'renderCell'
  | keyof NarrowOptions
> & {
  /** The cell's value, where it is not the field's. */
  value?: (row: Row) => unknown;
  /** Shown for a missing value; 'N/A' by default. */
  missing?: string;
};

/** What all kinds share. `format` is called for existing values only. With `flex`, `width` is the minimum. */
export function column<Row extends object>(
  field: string,
  headerName: string,
  options: ColumnOptions<Row>,
  format: (value: unknown) => string = String,
): Column<Row> {
  const { value, missing = NOT_AVAILABLE, width, flex, ...rest } = options;
  return {
    field,
    headerName,
    getValue: (row) => (value ? value(row) : readPath(row, field)),
    format: (own) => (isMissing(own) ? missing : format(own)),
    ...(flex ? { flex, minWidth: width ?? 120 } : { width: width ?? 110 }),
    ...rest,
  };
}
