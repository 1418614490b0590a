import type { GridRowId, GridValidRowModel } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { cellText, sortValue } from './column';
import type { Column } from './column';
import { fuzzyFilter } from './fuzzyFilter';
import { nextSort, sortRows } from './sorting';
import type { Sort } from './sorting';
import type { TableProps } from './tableProps';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const ALL_ROWS = -1;
const DEFAULT_PAGE_SIZE = 20;

/** One column's filter, as the viewer typed it. */
export interface ColumnFilter {
  field: string;
  headerName: string;
  text: string;
}

/** What a table shows of its rows, and how the viewer changes that. */
export interface TableView<Row> {
  /** The rows of the current page, in the order shown. */
  rows: Row[];
  /** Every row that the filters leave, in the order shown. */
  found: readonly Row[];
  /** Each shown row's place among the found, from 1. */
  rowNumbers: ReadonlyMap<GridRowId, number>;
  rowId: (row: Row) => GridRowId;
  sort: Sort | undefined;
  filters: readonly ColumnFilter[];
  /** From 1. */
  page: number;
  pageCount: number;
  /** Rows on a page, or ALL_ROWS. */
  pageSize: number;
  toggleSort: (field: string) => void;
  /** An empty text takes the filter away. */
  setFilter: (field: string, text: string) => void;
  clearFilters: () => void;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
}

function sorted<Row extends GridValidRowModel>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort): Row[] {
  const column = columns.find(({ field }) => field === sort.field);
  return sortRows(rows, (row) => (column ? sortValue(column, row) : row[sort.field]), sort.direction);
}

/** Sorts, filters and pages a table's rows. The grid gets the outcome only: its own filter hides rows but cannot rank them. */
export function useTableView<Row extends GridValidRowModel>(props: TableProps<Row>): TableView<Row> {
  const { rows, columns, sort: defaultSort, pagination = false, getRowId } = props;
  const [chosenSort, setChosenSort] = useState<Sort>();
  const [typed, setTyped] = useState<readonly { field: string; text: string }[]>([]);
  const [chosenPage, setPage] = useState(1);
  const [chosenSize, setChosenSize] = useState(DEFAULT_PAGE_SIZE);

  const sort = columns.some(({ field }) => field === chosenSort?.field) ? chosenSort : undefined;
  const { field: defaultField, direction: defaultDirection } = defaultSort ?? {};
  const inDefaultOrder = useMemo(
    () => (defaultField && defaultDirection ? sorted(rows, columns, { field: defaultField, direction: defaultDirection }) : rows),
    [rows, columns, defaultField, defaultDirection],
  );
  const filters = useMemo(
    () =>
      typed.flatMap(({ field, text }) => {
        const column = columns.find((each) => each.field === field);
        return column ? [{ field, text, headerName: column.headerName, textOf: (row: Row) => cellText(column, row) }] : [];
      }),
    [typed, columns],
  );
  const ranked = useMemo(() => fuzzyFilter(inDefaultOrder, filters), [inDefaultOrder, filters]);
  const found = useMemo(() => (sort ? sorted(ranked, columns, sort) : ranked), [ranked, columns, sort]);

  const pageSize = pagination ? chosenSize : ALL_ROWS;
  const pageCount = pageSize === ALL_ROWS ? 1 : Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(chosenPage, pageCount);
  const first = pageSize === ALL_ROWS ? 0 : (page - 1) * pageSize;
  const rowId = getRowId ?? ((row: Row) => row.id as GridRowId);
  const shown = useMemo(() => found.slice(first, pageSize === ALL_ROWS ? undefined : first + pageSize), [found, first, pageSize]);
  const shownSort = sort ?? (filters.length > 0 ? undefined : defaultSort);

  return {
    rows: shown,
    found,
    rowNumbers: new Map(shown.map((row, index) => [rowId(row), first + index + 1])),
    rowId,
    sort: shownSort,
    filters,
    page,
    pageCount,
    pageSize,
    toggleSort: (field) => {
      setChosenSort(nextSort(shownSort, field, filters.length > 0));
      setPage(1);
    },
    setFilter: (field, text) => {
      setTyped((before) => [...before.filter((filter) => filter.field !== field), ...(text ? [{ field, text }] : [])]);
      setPage(1);
    },
    clearFilters: () => {
      setTyped([]);
      setPage(1);
    },
    setPage,
    setPageSize: (size) => {
      setChosenSize(size);
      setPage(1);
    },
  };
}
