import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { shownRows } from '../browser/shownRows';
import { RefreshFailure } from '../components/RefreshFailure';
import { RetryButton } from '../components/RetryButton';
import { choicesOf } from './choices';
import { FilterChips } from './FilterChips';
import { FilterContext, type FilterInput } from './filterContext';
import { NarrowTools } from './NarrowTools';
import { numberFilterProblem } from './numberFilter';
import { Pagination } from './Pagination';
import { RowNumbers } from './RowNumber';
import { SearchField } from './SearchField';
import type { TableProps } from './tableProps';
import { tableHeight } from './tableSize';
import { rowCount, useTableAnnouncements } from './useTableAnnouncements';
import type { TableView } from './useTableView';

type Props<Row extends object> = {
  table: TableProps<Row>;
  view: TableView<Row>;
  /** Whether the rows are in the grid, which has the height of its content. */
  isGrid: boolean;
  /** Controls beside the search field. */
  controls?: ReactNode;
  /** The rows: the grid or its static rendering. */
  children: ReactNode;
};

/** The layout of a table around its rows: search, filter chips, messages, spinner, pagination, reserved height. */
export function TableLayout<Row extends object>({ table, view, isGrid, controls: beside, children }: Props<Row>) {
  const { label, rows, columns, loading, failed, pagination = false, filters: filterable = false } = table;
  useTableAnnouncements(table, view);
  const layout = useRef<HTMLDivElement>(null);
  useEffect(() => void shownRows.set(layout.current!, view.found), [view.found]);
  const { filters, setFilter } = view;
  const controls = useMemo(() => {
    const filtered = filterable ? columns.filter((column) => column.filterable !== false) : [];
    const inputFor = (of: string): FilterInput => {
      const column = filtered.find(({ field }) => field === of);
      if (column?.filterBy === 'choice') return { choices: choicesOf(column, rows) };
      return column?.filterBy === 'number' ? { placeholder: '<25, >=10, 5-12', problemOf: numberFilterProblem } : {};
    };
    return { fields: filtered.map(({ field }) => field), filters, setFilter, inputFor };
  }, [columns, rows, filterable, filters, setFilter]);
  const height = tableHeight({
    rowCount: view.lines.length,
    pageCount: view.pageCount,
    pageSize: view.pageSize,
    expectedRows: loading ? (table.expectedRows ?? (pagination ? view.pageSize : 12)) : 0,
    isGrid,
    hasToolbar: table.toolbar ?? true,
    summaryRows: loading ? (table.summary?.length ?? 0) : view.summary.length,
  });
  return (
    <RowNumbers value={view.rowNumbers}>
      <FilterContext value={controls}>
        <div
          ref={layout}
          className={isNarrowable(table) ? 'table-layout table-layout--narrow' : 'table-layout'}
          role="region"
          aria-label={label}
          aria-busy={loading}
        >
          {failed && rows.length > 0 && <RefreshFailure onRetry={table.onRetry} />}
          {table.search && (
            <div className="table-tools row">
              <SearchField label={label} text={view.search} onSearch={view.setSearch} />
              {beside}
            </div>
          )}
          {view.filters.length > 0 && <FilterChips view={view} total={rows.length} />}
          {!loading && view.found.length > 0 && <SearchHint table={table} view={view} />}
          <div className="table-body" style={height} onFocus={scrollToFocus}>
            {(table.toolbar !== false || isNarrowable(table)) && <TableBar table={table} view={view} />}
            {children}
            <TableMessage table={table} view={view} />
          </div>
          {pagination && rows.length > 0 && <Pagination label={label} view={view} hasSizes={table.serverPage === undefined} />}
        </div>
      </FilterContext>
    </RowNumbers>
  );
}

/** The grid moves the focus between its cells without scrolling the page. */
function scrollToFocus({ target }: { target: Element }) {
  if (!target.matches(':focus-visible')) return;
  const cell = target.closest('[role=gridcell]') ?? target;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Whether the table has narrow rows. */
const isNarrowable = ({ columns }: Pick<TableProps<never>, 'columns'>) => columns.some(({ narrow }) => narrow === 'title');

/**
 * The left of the toolbar's line: how many rows there are, without pages, and the table's own controls. In a narrow window it is the toolbar,
 * also of a table that has none otherwise.
 */
function TableBar<Row extends object>({ table, view }: Pick<Props<Row>, 'table' | 'view'>) {
  const { rows, pagination, tools, toolbar } = table;
  return (
    <div className={toolbar === false ? 'table-bar table-bar--narrow row' : 'table-bar row'}>
      {!pagination && rows.length > 0 && <span className="muted">{rowCount(view.found.length, rows.length)}</span>}
      {tools}
      {isNarrowable(table) && <NarrowTools table={table} view={view} />}
    </div>
  );
}

/** The page's addition to the typed search and text filters. */
function SearchHint<Row extends object>({ table: { columns, searchHint }, view }: Pick<Props<Row>, 'table' | 'view'>) {
  const isText = (field: string) => columns.some((column) => column.field === field && column.filterBy === undefined);
  const typed = [view.search, ...view.filters.filter(({ field }) => isText(field)).map(({ text }) => text)].join(' ').trim();
  return typed && searchHint?.(typed);
}

/** Whether the server has loaded what it found of a typed search. */
const isSearchedByServer = <Row extends object>({ serverPage, failed }: TableProps<Row>, view: TableView<Row>) =>
  serverPage !== undefined && !failed && view.search.trim() !== '';

/** The spinner over the rows, or the empty message. */
function TableMessage<Row extends object>({ table, view }: Pick<Props<Row>, 'table' | 'view'>) {
  const { rows, loading, failed, onRetry, emptyHint } = table;
  if (loading) {
    return (
      <div className="table-message">
        <span className="spinner" role="progressbar" aria-label="Loading" />
      </div>
    );
  }
  if (view.found.length > 0) return null;
  if (rows.length > 0 || isSearchedByServer(table, view)) {
    return (
      <div className="table-message">
        <p>No results found. Adjust filters to find results</p>
        <SearchHint table={table} view={view} />
      </div>
    );
  }
  const hint = failed ? 'Couldn’t load this data.' : emptyHint;
  return (
    <div className="table-message">
      <p>No data available</p>
      {hint && <p className={failed ? 'load-failure' : undefined}>{hint}</p>}
      {failed && onRetry && <RetryButton onRetry={onRetry} />}
    </div>
  );
}
