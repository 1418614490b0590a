import type { GridRowId, GridValidRowModel } from '@mui/x-data-grid';
import type { Column } from './column';
import type { FooterRow } from './footer';
import type { Sort } from './sorting';

export interface TableProps<Row extends GridValidRowModel> {
  /** The table's accessible name. */
  label: string;
  rows: readonly Row[];
  /** Keep them the same array between renders: outside the component, or in a useMemo. */
  columns: readonly Column<Row>[];
  loading: boolean;
  /** Set when loading failed: the empty table then offers Retry. */
  error?: unknown;
  onRetry?: () => void;
  /** Why there may be no rows, and what brings them. */
  emptyHint?: string;
  /** The order until the viewer sorts; by a column, or by a field that no column shows. */
  sort?: Sort;
  /** Pages of 20, with a pager. Without it all rows are shown. */
  pagination?: boolean;
  /** A filter in the header of every column that is not `filterable: false`. */
  filters?: boolean;
  /** Fields of the columns that the search field above the table looks at; no search field without. Keep it the same array. */
  search?: readonly string[];
  /** Rows below the others: totals, averages. Keep it the same array. */
  footer?: readonly FooterRow<Row>[];
  /** An Export button that saves the found rows as all-data.csv. */
  exportable?: boolean;
  /** What a click or Enter on a row opens. */
  onRowOpen?: (row: Row) => void;
  /** A row's key; its `id` unless told. */
  getRowId?: (row: Row) => GridRowId;
  /** How many rows to keep room for while they load; a page, or 12. */
  expectedRows?: number;
}
