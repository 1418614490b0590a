import type { GridRowId, GridValidRowModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { cellText, sortValue } from './column';
import type { Column } from './column';
import { footerLines } from './footer';
import type { FooterLine } from './footer';
import { fuzzyFilter, searchRows } from './fuzzyFilter';
import { nextSort, sortRows } from './sorting';
import type { Sort } from './sorting';
import { ALL_ROWS } from './tableAddress';
import type { TableProps } from './tableProps';
import { useTableChoice } from './useTableChoice';

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
  /** The footer's rows, of all that are found. */
  footer: readonly FooterLine[];
  /** Each shown row's place among the found, from 1. */
  rowNumbers: ReadonlyMap<GridRowId, number>;
  rowId: (row: Row) => GridRowId;
  sort: Sort | undefined;
  filters: readonly ColumnFilter[];
  /** What the viewer searches for, in the columns that the screen names. */
  search: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Rows on a page, or ALL_ROWS. */
  pageSize: number;
  toggleSort: (field: string) => void;
  /** An empty text takes the filter away. */
  setFilter: (field: string, text: string) => void;
  clearFilters: () => void;
  setSearch: (text: string) => void;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
}

function sorted<Row extends GridValidRowModel>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort): Row[] {
  const column = columns.find(({ field }) => field === sort.field);
  return sortRows(rows, (row) => (column ? sortValue(column, row) : row[sort.field]), sort.direction);
}

/** What a search looks at in a row: the texts of these columns. */
function textsOf<Row extends GridValidRowModel>(columns: readonly Column<Row>[], fields: readonly string[]) {
  const searched = columns.filter(({ field }) => fields.includes(field));
  return (row: Row) => searched.map((column) => cellText(column, row));
}

/** Sorts, filters and pages a table's rows. The grid gets the outcome only: its own filter hides rows but cannot rank them. */
export function useTableView<Row extends GridValidRowModel>(props: TableProps<Row>): TableView<Row> {
  const {
    rows,
    columns,
    sort: defaultSort,
    pagination = false,
    filters: filterable = false,
    search: searched,
    footer,
    getRowId,
  } = props;
  const [choice, change] = useTableChoice();

  const sortedBy = columns.find(({ field, sortable }) => field === choice.sort?.field && sortable !== false);
  const sort = sortedBy && choice.sort;
  const { field: defaultField, direction: defaultDirection } = defaultSort ?? {};
  const inDefaultOrder = useMemo(
    () => (defaultField && defaultDirection ? sorted(rows, columns, { field: defaultField, direction: defaultDirection }) : rows),
    [rows, columns, defaultField, defaultDirection],
  );
  const filters = useMemo(
    () =>
      choice.filters.flatMap(({ field, text }) => {
        const column = filterable && columns.find((each) => each.field === field && each.filterable !== false);
        return column ? [{ field, text, headerName: column.headerName, textOf: (row: Row) => cellText(column, row) }] : [];
      }),
    [choice.filters, columns, filterable],
  );
  const search = searched ? choice.search : '';
  const matching = useMemo(
    () => (search && searched ? searchRows(inDefaultOrder, search, textsOf(columns, searched)) : inDefaultOrder),
    [inDefaultOrder, search, searched, columns],
  );
  const ranked = useMemo(() => fuzzyFilter(matching, filters), [matching, filters]);
  const found = useMemo(() => (sort ? sorted(ranked, columns, sort) : ranked), [ranked, columns, sort]);

  const lines = useMemo(() => (footer ? footerLines(footer, columns, found) : []), [footer, columns, found]);

  const pageSize = pagination ? choice.pageSize : ALL_ROWS;
  const pageCount = pageSize === ALL_ROWS ? 1 : Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(choice.page, pageCount);
  const first = pageSize === ALL_ROWS ? 0 : (page - 1) * pageSize;
  const rowId = getRowId ?? ((row: Row) => row.id as GridRowId);
  const shown = useMemo(() => found.slice(first, pageSize === ALL_ROWS ? undefined : first + pageSize), [found, first, pageSize]);
  const ranks = filters.length > 0 || search !== '';
  const shownSort = sort ?? (ranks ? undefined : defaultSort);

  return {
    rows: shown,
    found,
    footer: lines,
    rowNumbers: new Map(shown.map((row, index) => [rowId(row), first + index + 1])),
    rowId,
    sort: shownSort,
    filters,
    search,
    page,
    pageCount,
    pageSize,
    toggleSort: (field) => {
      const next = nextSort(shownSort, field, ranks);
      const isDefault = !ranks && next?.field === defaultField && next?.direction === defaultDirection;
      change({ sort: isDefault ? undefined : next });
    },
    setFilter: (field, text) =>
      change({ filters: [...choice.filters.filter((filter) => filter.field !== field), ...(text ? [{ field, text }] : [])] }),
    clearFilters: () => change({ filters: [] }),
    setSearch: (text) => change({ search: text }),
    setPage: (next) => change({ page: next }),
    setPageSize: (size) => change({ pageSize: size }),
  };
}
