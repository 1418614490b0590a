import type { ReactNode } from 'react';
import type { NarrowOptions } from '../components/narrowPlaces';
import { fieldOf } from '../lib/json';
import { isMissing } from './sorting';

/** The parameters of a cell renderer. */
export type Cell<Row extends object> = {
  row: Row;
  value: unknown;
  formattedValue: string;
  /** For focusable content: the grid moves the focus between cells with the arrow keys. */
  tabIndex: -1 | 0;
};

/** A value of a column, to choose in its filter. */
export type Choice = {
  /** The value in the URL. */
  value: string;
  /** Its label in the filter. */
  label: string;
};

/** A column of a `DataTable`, for its grid as for its static rendering. */
export type Column<Row extends object> = NarrowOptions & {
  field: string;
  headerName: string;
  /** The meaning of the column, as the tooltip and the accessible description of its header. */
  description?: string;
  /** Pixels; a column with `flex` has `minWidth`. */
  width?: number;
  /** Share of the width that the other columns leave. */
  flex?: number;
  minWidth?: number;
  align?: 'left' | 'right' | 'center';
  sortable?: boolean;
  filterable?: boolean;
  /** The kind of its filter: text, a number's comparison or range, or a choice among its values. Text by default. */
  filterBy?: 'text' | 'number' | 'choice';
  /** The choice of the rows without a value; by default what they show. */
  missingChoice?: string;
  /** The values of a row that has several: a choice filter accepts each, a search matches each label on its own. */
  choices?: (row: Row) => readonly Choice[];
  cellClassName?: string;
  /**
   * Whether the column stays visible while the table scrolls sideways: alone, or as the first or second of a pair with the minimum width
   * `tableSizes.pinned` each.
   */
  pinned?: 'alone' | 'first' | 'second';
  getValue: (row: Row) => unknown;
  /** The text of a value: shown without `renderCell`, and matched by search and filters. */
  format: (value: unknown) => string;
  renderCell?: (cell: Cell<Row>) => ReactNode;
  /** The value to sort by, if not the cell's. */
  sortBy?: (row: Row) => unknown;
};

/** The class of a pinned column's cells. */
export const pinnedClass = ({ pinned }: Pick<Column<never>, 'pinned'>): string | undefined =>
  pinned && (pinned === 'alone' ? 'pinned' : `pinned pinned-${pinned}`);

/** A row's value in a column; undefined for a missing one. */
export function cellValue<Row extends object>(column: Column<Row>, row: Row): unknown {
  const value = column.getValue(row);
  return isMissing(value) ? undefined : value;
}

/** A row's text in a column. */
export function cellText<Row extends object>(column: Column<Row>, row: Row): string {
  return column.format(cellValue(column, row));
}

/** What a row sorts by in a column. */
export function sortValue<Row extends object>(column: Column<Row>, row: Row): unknown {
  return column.sortBy ? column.sortBy(row) : cellValue(column, row);
}

/** Reads a field of a row, or a path that begins with one, such as `fantasyProsInfo.avg`. */
export function readPath(row: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => fieldOf(value, key), row);
}
