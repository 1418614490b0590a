import { useCallback, useDeferredValue, useMemo } from 'react';
import { columnFilters, type ColumnFilter } from './columnFilters';
import { cellText, cellValue, readPath, sortValue, type Column } from './columnTypes';
import { GroupHeading, inGroups, withHeadings } from './groups';
import { matchText, rowsWithText } from '../../server/domain/matchText';
import { rowChoices } from './choices';
import { sortRows, type Sort } from './sorting';
import { summarise, type SummaryRow } from './summary';
import { ALL_ROWS } from './tableSearchParams';
import type { TableProps } from './tableProps';
import { useTableSearchParams } from './useTableSearchParams';

/** The rows that a table shows, and functions to change them. */
export type TableView<Row> = {
  /** The rows of the current page, in the order shown. */
  rows: Row[];
  /** These rows with the headings of their groups. */
  lines: readonly (Row | GroupHeading)[];
  /** Every row that matches search and filters, in the shown order. */
  found: readonly Row[];
  /** How many rows match, with those of the server's other pages. */
  total: number;
  /** Whether the server has more rows than the total. */
  hasMore: boolean;
  /** Totals and averages of the found rows. */
  summary: readonly SummaryRow[];
  /** The number of each shown row among the matching ones, from 1. */
  rowNumbers: ReadonlyMap<object, number>;
  lineId: (line: Row | GroupHeading) => string;
  sort: Sort | undefined;
  /** Whether a search or a text filter ranks the rows: without a sort the best match comes first. */
  ranks: boolean;
  filters: readonly ColumnFilter[];
  /** The text of the search field. */
  search: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Rows on a page, or ALL_ROWS. */
  pageSize: number;
  setSort: (sort: Sort | undefined) => void;
  /** An empty text removes the filter. */
  setFilter: (field: string, text: string) => void;
  clearFilters: () => void;
  setSearch: (text: string) => void;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
};

function sorted<Row extends object>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort): Row[] {
  const column = columns.find(({ field }) => field === sort.field);
  return sortRows(rows, (row) => (column ? sortValue(column, row) : readPath(row, sort.field)), sort.direction);
}

const isIn = <Row>(rows: readonly Row[]) => {
  const known = new Set(rows);
  return (row: Row) => known.has(row);
};

const idOf = (row: object) => String(readPath(row, 'id'));

/** Returns a function that gives a row's texts in the searched columns. */
function textsOf<Row extends object>(columns: readonly Column<Row>[], fields: readonly string[]) {
  const searched = columns.filter(({ field }) => fields.includes(field));
  return (row: Row) => {
    const known = searched.filter((column) => cellValue(column, row) !== undefined);
    const texts = (isCode: boolean) =>
      known.filter(({ filterBy }) => (filterBy === 'choice') === isCode).map((column) => cellText(column, row));
    return { names: texts(false), codes: texts(true) };
  };
}

/** Searches a table's columns, best match first or in the order of the rows. */
function searchRows<Row extends object>(
  rows: readonly Row[],
  words: string,
  { columns, search = [], keepsOrder }: Pick<TableProps<Row>, 'columns' | 'search' | 'keepsOrder'>,
): readonly Row[] {
  if (!keepsOrder) return matchText(rows, words, textsOf(columns, search));
  const searched = columns.filter(({ field }) => search.includes(field));
  return rowsWithText(rows, words, (row) => searched.flatMap((column) => rowChoices(column, row).map(({ label }) => label)));
}

/** Sorts, filters, ranks and pages a table's rows. The grid gets the result: its own filter hides rows but cannot rank them. */
export function useTableView<Row extends object>(props: TableProps<Row>): TableView<Row> {
  const {
    rows,
    columns,
    sort: defaultSort,
    pagination = false,
    serverPage,
    filters: filterable = false,
    search: searched,
    keepsOrder = false,
    summary: summaryRows,
    getRowId,
    groupOf,
  } = props;
  const [query, change] = useTableSearchParams();

  const sortedBy = columns.find(({ field, sortable }) => field === query.sort?.field && sortable !== false);
  const sort = serverPage ? undefined : sortedBy && query.sort;
  const { field: defaultField, direction: defaultDirection } = defaultSort ?? {};
  const inDefaultOrder = useMemo(
    () => (defaultField && defaultDirection ? sorted(rows, columns, { field: defaultField, direction: defaultDirection }) : rows),
    [rows, columns, defaultField, defaultDirection],
  );
  const filters = useMemo(
    () => (filterable ? columnFilters(query.filters, columns, rows) : []),
    [query.filters, columns, rows, filterable],
  );
  const search = searched ? query.search : '';
  // Deferred, so that a keystroke is shown before thousands of rows are searched.
  const words = useDeferredValue(search.trim());
  const matching = useMemo(
    () =>
      words && searched && !serverPage
        ? searchRows(inDefaultOrder, words, { columns, search: searched, keepsOrder })
        : inDefaultOrder,
    [inDefaultOrder, words, searched, serverPage, columns, keepsOrder],
  );
  const ranked = useMemo(() => {
    const left = filters.reduce((before, { apply }) => apply(before), matching);
    return keepsOrder && filters.length > 0 ? matching.filter(isIn(left)) : left;
  }, [matching, filters, keepsOrder]);
  const inOrder = useMemo(() => (sort ? sorted(ranked, columns, sort) : ranked), [ranked, columns, sort]);
  const found = useMemo(() => (groupOf ? inGroups(inOrder, groupOf) : inOrder), [inOrder, groupOf]);

  const summary = useMemo(() => (summaryRows ? summarise(summaryRows, columns, found) : []), [summaryRows, columns, found]);

  const total = serverPage?.total ?? found.length;
  const pageSize = serverPage?.pageSize ?? (pagination ? query.pageSize : ALL_ROWS);
  const pageCount = pageSize === ALL_ROWS ? 1 : Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(query.page, pageCount);
  const first = pageSize === ALL_ROWS ? 0 : (page - 1) * pageSize;
  const rowId = getRowId ?? idOf;
  const lineId = useCallback((line: Row | GroupHeading) => (line instanceof GroupHeading ? line.text : rowId(line)), [rowId]);
  const shown = useMemo(
    () => (serverPage ? [...found] : found.slice(first, pageSize === ALL_ROWS ? undefined : first + pageSize)),
    [found, serverPage, first, pageSize],
  );
  const lines = useMemo(() => withHeadings(shown, groupOf), [shown, groupOf]);
  const ranks = !keepsOrder && !serverPage && (filters.some((filter) => filter.ranks) || words !== '');
  const shownSort = sort ?? (ranks ? undefined : defaultSort);
  const rowNumbers = useMemo(() => new Map<object, number>(shown.map((row, index) => [row, first + index + 1])), [shown, first]);

  const setters = useMemo(
    () => ({
      setSort: (next: Sort | undefined) => {
        const isDefault = !ranks && next?.field === defaultField && next?.direction === defaultDirection;
        change(() => ({ sort: isDefault ? undefined : next }));
      },
      setFilter: (field: string, text: string) =>
        change(({ filters: before }) => ({
          filters: [...before.filter((filter) => filter.field !== field), ...(text ? [{ field, text }] : [])],
        })),
      clearFilters: () => change(() => ({ filters: [] })),
      setSearch: (text: string) => change(() => ({ search: text })),
      setPage: (next: number) => change(() => ({ page: next })),
      setPageSize: (size: number) => change(() => ({ pageSize: size })),
    }),
    [change, ranks, defaultField, defaultDirection],
  );

  return {
    rows: shown,
    lines,
    found,
    total,
    hasMore: serverPage?.hasMore ?? false,
    summary,
    rowNumbers,
    lineId,
    sort: shownSort,
    ranks,
    filters,
    search,
    page,
    pageCount,
    pageSize,
    ...setters,
  };
}
