import type { ReactNode } from 'react';
import type { Column } from './columnTypes';
import type { RowGroup } from './groups';
import type { Sort } from './sorting';
import type { SummaryRowDef } from './summary';

export type TableProps<Row extends object> = {
  /** The table's accessible name. What a viewer arranges is stored under it, so it is unique among the screens. */
  label: string;
  rows: readonly Row[];
  /** Keep it the same array between renders: define it outside the component, or in a useMemo. */
  columns: readonly Column<Row>[];
  loading: boolean;
  /** Whether the last load failed: the table says so and offers Retry. */
  failed?: boolean;
  onRetry?: () => void;
  /** The hint of the empty message: why there may be no rows. */
  emptyHint?: string;
  /** The page's addition to the typed search and text filters. */
  searchHint?: (typed: string) => ReactNode;
  /** The initial sort, by a column or by a field without one. */
  sort?: Sort;
  /** Whether there are pages, of 20 rows by default. Otherwise all rows are shown. */
  pagination?: boolean;
  /** The page of a table whose server searches and pages it: `rows` are that page, in the server's order, which viewers cannot change. */
  serverPage?: { total: number; hasMore: boolean; pageSize: number };
  /** Whether headers have filters, except for columns with `filterable: false`. */
  filters?: boolean;
  /** Fields of the columns that the search field above the table searches; without it there is none. Keep it the same array. */
  search?: readonly string[];
  /** Whether search and filters leave the rows in their order, and the search matches each text of a row on its own. */
  keepsOrder?: boolean;
  /** Totals and averages below the rows. Keep it the same array. */
  summary?: readonly SummaryRowDef<Row>[];
  /** Whether the grid has a toolbar for columns and density; true by default. The column menus have the columns in any case. */
  toolbar?: boolean;
  /** The name of the toolbar's export, without `.csv`; `all-data` by default, false for a table without one. */
  csvName?: string | false;
  /** Called when a click or Enter activates a row. */
  onRowActivate?: (row: Row) => void;
  /** A row's key; its `id` by default. Keep it the same function. */
  getRowId?: (row: Row) => string;
  /** The group of a row: groups stand in order, each below a heading. Keep it the same function. */
  groupOf?: (row: Row) => RowGroup;
  /** Controls in the line of the toolbar. */
  tools?: ReactNode;
  /** How many rows to reserve space for while they load; a page, or 12. */
  expectedRows?: number;
};
