import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { isMissing } from './sorting';

/** What a cell may use to draw itself: the part of the grid's parameters that the plain table has too. */
export type CellParams<Row extends GridValidRowModel> = Pick<
  GridRenderCellParams<Row>,
  'id' | 'row' | 'value' | 'formattedValue' | 'tabIndex'
>;

/** A column definition of the grid, narrowed to what the plain table can draw as well. */
export interface Column<Row extends GridValidRowModel> extends Omit<
  GridColDef<Row>,
  'type' | 'headerName' | 'valueGetter' | 'valueFormatter' | 'renderCell' | 'cellClassName'
> {
  headerName: string;
  valueGetter: (value: unknown, row: Row) => unknown;
  /** The text that stands for a value: shown unless `renderCell` draws it, and what filters look at. */
  valueFormatter: (value: unknown, row: Row) => string;
  renderCell?: (params: CellParams<Row>) => ReactNode;
  cellClassName?: string;
  /** What the column sorts by, where that is not its value. */
  sortBy?: (row: Row) => unknown;
}

/** A row's value in a column; undefined when there is none. */
export function cellValue<Row extends GridValidRowModel>(column: Column<Row>, row: Row): unknown {
  const value = column.valueGetter(row[column.field], row);
  return isMissing(value) ? undefined : value;
}

/** The text that a column has for a row. */
export function cellText<Row extends GridValidRowModel>(column: Column<Row>, row: Row): string {
  return column.valueFormatter(cellValue(column, row), row);
}

/** What a row sorts by in a column. */
export function sortValue<Row extends GridValidRowModel>(column: Column<Row>, row: Row): unknown {
  return column.sortBy ? column.sortBy(row) : cellValue(column, row);
}
