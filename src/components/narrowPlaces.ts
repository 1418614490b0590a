import type { StaticColumn } from './StaticTable';

/**
 * The place of a column in a row of a narrow window. In the first line are each `lead`, the `title`, then each `figure` and `control`, which
 * is what changes the row; in the line below each `chip`; each `line` has one of its own. Columns without a place are not shown there.
 */
export type NarrowPlace = 'lead' | 'title' | 'figure' | 'control' | 'chip' | 'line';

export type NarrowOptions = {
  narrow?: NarrowPlace;
  /** What stands before a chip's or a line's value, where that does not say what it is: `Bye` of `Bye 11`. */
  narrowLabel?: string;
  /** The width of a figure or a control in pixels; 104 by default. */
  narrowWidth?: number;
};

/** A table with more columns is too wide for a phone. */
const MOST_NARROW_COLUMNS = 3;

/**
 * The columns of a list with their places in a narrow row. In a list of many columns that declares none, the row's header is the title, and
 * each other column a line with its header as label, where all headers are texts.
 */
export function withPlaces<Row>(columns: readonly StaticColumn<Row>[]): readonly StaticColumn<Row>[] {
  const isList = columns.some(({ rowHeader }) => rowHeader) && columns.every(({ header }) => typeof header === 'string');
  if (!isList || columns.length <= MOST_NARROW_COLUMNS || columns.some(({ narrow }) => narrow)) return columns;
  return columns.map((column) =>
    column.rowHeader ? { ...column, narrow: 'title' } : { ...column, narrow: 'line', narrowLabel: String(column.header) },
  );
}
