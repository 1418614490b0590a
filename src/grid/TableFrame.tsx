import type { GridValidRowModel } from '@mui/x-data-grid';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { saveCsv } from '../lib/csv';
import { keepFocus } from '../lib/keepFocus';
import { tipHandlers } from '../lib/tips';
import { Meanings, TableHeaders } from './ColumnHeader';
import { cellValue } from './column';
import { FilterChips } from './FilterChips';
import './grid.css';
import { Pager } from './Pager';
import { RowNumbers } from './RowNumber';
import { SearchField } from './SearchField';
import type { TableProps } from './tableProps';
import { tableHeight } from './tableSize';
import { useTableAnnouncements } from './useTableAnnouncements';
import type { TableView } from './useTableView';

interface TableFrameProps<Row extends GridValidRowModel> {
  table: TableProps<Row>;
  view: TableView<Row>;
  /** The rows: the grid, or the plain table until its code has come. */
  children: ReactNode;
}

/** All of a table but its rows: filter chips, messages, spinner, pager, and the height that keeps the page still. */
export function TableFrame<Row extends GridValidRowModel>({ table, view, children }: TableFrameProps<Row>) {
  const { label, rows, columns, loading, pagination = false, filters = false, exportable = false } = table;
  const id = useId();
  useTableAnnouncements(table, view);
  const headers = useMemo(
    () => ({ id, sort: view.sort, filters: view.filters, setFilter: view.setFilter, filterable: filters }),
    [id, view, filters],
  );
  const height = tableHeight({
    rowCount: view.rows.length,
    pageCount: view.pageCount,
    pageSize: view.pageSize,
    expectedRows: loading ? (table.expectedRows ?? (pagination ? view.pageSize : 12)) : 0,
    footerRows: loading ? (table.footer?.length ?? 0) : view.footer.length,
  });
  const save = () => {
    const exported = columns.filter((column) => !column.disableExport);
    saveCsv(
      'all-data',
      view.found,
      exported.map((column) => ({ header: column.headerName, value: (row: Row) => cellValue(column, row) })),
    );
  };
  return (
    <RowNumbers value={view.rowNumbers}>
      <TableHeaders value={headers}>
        <div className="table-frame" role="region" aria-label={label} aria-busy={loading} {...tipHandlers}>
          {(exportable || table.search) && (
            <div className="table-tools">
              {table.search && <SearchField label={label} text={view.search} onSearch={view.setSearch} />}
              {exportable && (
                <button type="button" className="table-button" onClick={save}>
                  Export
                </button>
              )}
            </div>
          )}
          {view.filters.length > 0 && <FilterChips view={view} total={rows.length} />}
          <div className="table-body" style={height}>
            {children}
            <TableMessage table={table} view={view} />
          </div>
          <Meanings columns={columns} />
          {pagination && rows.length > 0 && <Pager label={label} view={view} />}
        </div>
      </TableHeaders>
    </RowNumbers>
  );
}

/** What lies over the rows: the spinner, or why there are none. */
function TableMessage<Row extends GridValidRowModel>({ table, view }: Omit<TableFrameProps<Row>, 'children'>) {
  const { rows, loading, error, onRetry, emptyHint } = table;
  if (loading) {
    return (
      <div className="table-message">
        <span className="table-spinner" role="progressbar" aria-label="Loading" />
      </div>
    );
  }
  if (view.found.length > 0) return null;
  if (rows.length > 0) {
    return (
      <div className="table-message" role="status">
        No results found. Adjust filters to find results
      </div>
    );
  }
  const hint = error ? 'It could not be loaded.' : emptyHint;
  return (
    <div className="table-message" role="status">
      <p>No data available</p>
      {hint && <p className="table-message__hint">{hint}</p>}
      {Boolean(error) && onRetry && (
        <button ref={keepFocus} type="button" className="table-button" onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  );
}
