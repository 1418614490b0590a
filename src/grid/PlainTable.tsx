import type { GridValidRowModel } from '@mui/x-data-grid';
import type { CSSProperties, ReactNode } from 'react';
import { cellText, cellValue } from './column';
import type { Column } from './column';
import { ColumnHeader } from './ColumnHeader';
import { isOwnControl } from './rowOpening';
import type { TableProps } from './tableProps';
import type { TableView } from './useTableView';

/** It stands in for a moment only, so it need not draw thousands of rows. */
const MOST_ROWS = 50;

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The grid's column widths, by the same rules. */
function tracks(columns: readonly Pick<Column<GridValidRowModel>, 'width' | 'minWidth' | 'flex'>[]): string {
  return columns.map(({ width, flex, minWidth }) => (flex ? `minmax(${minWidth}px, ${flex}fr)` : `${width}px`)).join(' ');
}

interface PlainTableProps<Row extends GridValidRowModel> {
  table: TableProps<Row>;
  view: TableView<Row>;
  /** All rows, however many. */
  whole?: boolean;
}

/**
 * The same rows and columns as the grid, in the same look, as a plain table. It sorts, filters and opens rows too.
 * Roles are written out because rows laid out as a CSS grid lose their meaning in some browsers.
 */
export function PlainTable<Row extends GridValidRowModel>({ table, view, whole = false }: PlainTableProps<Row>) {
  const { label, columns, onRowOpen } = table;
  const style = { '--table-tracks': tracks(columns) } as CSSProperties;
  return (
    <div className="table-scroll">
      <table className="table-plain" role="table" aria-label={label} style={style}>
        <thead>
          <tr role="row">
            {columns.map((column) => (
              <PlainHeader key={column.field} column={column} view={view} />
            ))}
          </tr>
        </thead>
        <tbody>
          {(whole ? view.rows : view.rows.slice(0, MOST_ROWS)).map((row) => (
            <tr
              key={view.rowId(row)}
              role="row"
              data-opens={onRowOpen ? true : undefined}
              tabIndex={onRowOpen ? 0 : undefined}
              onClick={(event) => !isOwnControl(event.target) && onRowOpen?.(row)}
              onKeyDown={(event) => event.key === 'Enter' && !isOwnControl(event.target) && onRowOpen?.(row)}
            >
              {columns.map((column) => (
                // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it takes every cell for a grid's
                <td key={column.field} role="cell" className={cellClass(column)}>
                  <PlainCell column={column} row={row} id={view.rowId(row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {view.footer.length > 0 && (
          <tfoot>
            {view.footer.map((line) => (
              <tr key={line.id} role="row" className="table-foot">
                {columns.map((column) => (
                  // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- as above
                  <td key={column.field} role="cell" className={cellClass(column)}>
                    <span className="table-text">{line.textOf(column.field)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

function cellClass({ align, cellClassName = '' }: { align?: string; cellClassName?: string }): string {
  return `table-${align ?? 'left'} ${cellClassName}`;
}

interface PlainHeaderProps<Row extends GridValidRowModel> {
  column: Column<Row>;
  view: TableView<Row>;
}

function PlainHeader<Row extends GridValidRowModel>({ column, view }: PlainHeaderProps<Row>) {
  const { field, headerAlign, sortable = true } = column;
  const sortButton = (title: ReactNode) => (
    <button type="button" className="table-sort" onClick={() => view.toggleSort(field)}>
      {title}
    </button>
  );
  return (
    <th
      role="columnheader"
      className={cellClass({ align: headerAlign })}
      aria-sort={view.sort && view.sort.field === field ? ariaSort[view.sort.direction] : undefined}
    >
      <ColumnHeader column={column} wrap={sortable ? sortButton : undefined} />
    </th>
  );
}

interface PlainCellProps<Row extends GridValidRowModel> {
  column: Column<Row>;
  row: Row;
  id: ReturnType<TableView<Row>['rowId']>;
}

function PlainCell<Row extends GridValidRowModel>({ column, row, id }: PlainCellProps<Row>) {
  const shown = cellText(column, row);
  if (!column.renderCell) return <span className="table-text">{shown}</span>;
  return column.renderCell({ id, row, value: cellValue(column, row), formattedValue: shown, tabIndex: 0 });
}
