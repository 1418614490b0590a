import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener, GridValidRowModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { Column } from './column';
import { ColumnHeader } from './ColumnHeader';
import { FooterLine } from './footer';
import { gridSx } from './gridSx';
import { isOwnControl } from './rowOpening';
import { TableFrame } from './TableFrame';
import type { TableProps } from './tableProps';
import { ALL_ROWS } from './tableAddress';
import { HEADER_HEIGHT, ROW_HEIGHT } from './tableSize';
import { useTableView } from './useTableView';
import type { TableView } from './useTableView';

/** The grid gets the rows of one page: sorted, filtered and cut already. */
const wholePage = { page: 0, pageSize: ALL_ROWS };
const pageSizes = [{ value: ALL_ROWS, label: 'All' }];

/** The frame draws the messages, over the plain table too. */
const slots = { noRowsOverlay: () => null };

/** A table of the product: sortable, and with pages, filters and rows that open where the screen asks for them. */
export function DataTable<Row extends GridValidRowModel>(table: TableProps<Row>) {
  const view = useTableView(table);
  return (
    <TableFrame table={table} view={view}>
      <GridRows table={table} view={view} />
    </TableFrame>
  );
}

/** A column whose cells in the footer's rows are the footer's texts: the free grid has no rows of its own for them. */
function withFooter<Row extends GridValidRowModel>(column: Column<Row>): Column<Row> {
  const { field, valueGetter, valueFormatter, renderCell } = column;
  const lineOf = (row: unknown) => (row instanceof FooterLine ? row : undefined);
  return {
    ...column,
    valueGetter: (value, row) => (lineOf(row) ? undefined : valueGetter(value, row)),
    valueFormatter: (value, row) => lineOf(row)?.textOf(field) ?? valueFormatter(value, row),
    ...(renderCell && { renderCell: (params) => lineOf(params.row)?.textOf(field) ?? renderCell(params) }),
  };
}

/** The rows of a table as the grid draws them. */
export function GridRows<Row extends GridValidRowModel>({ table, view }: { table: TableProps<Row>; view: TableView<Row> }) {
  const { label, columns, onRowOpen } = table;
  const gridColumns = useMemo(
    () =>
      columns.map((column): GridColDef<Row> => ({
        ...withFooter(column),
        // Only text by itself ends in an ellipsis.
        display: column.renderCell ? 'flex' : 'text',
        hideSortIcons: true,
        renderHeader: () => <ColumnHeader column={column} />,
      })),
    [columns],
  );
  const sortedColumn = view.sort && columns.find(({ field }) => field === view.sort?.field);
  const open = (row: unknown, { target }: { target: EventTarget | null }) => {
    if (!isOwnControl(target) && !(row instanceof FooterLine)) onRowOpen?.(row as Row);
  };
  const openOnClick: GridEventListener<'rowClick'> = ({ row }, event) => open(row, event);
  const openOnEnter: GridEventListener<'cellKeyDown'> = ({ row }, event) => {
    if (event.key === 'Enter') open(row, event);
  };
  const rows = useMemo(
    () => (view.footer.length > 0 ? [...view.rows, ...(view.footer as readonly unknown[] as Row[])] : view.rows),
    [view.rows, view.footer],
  );
  return (
    <DataGrid<Row>
      aria-label={label}
      rows={rows}
      columns={gridColumns}
      getRowId={(row: Row | FooterLine) => (row instanceof FooterLine ? row.id : view.rowId(row))}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={view.sort && sortedColumn ? [{ field: view.sort.field, sort: view.sort.direction }] : []}
      onSortModelChange={([item]) => item && view.toggleSort(item.field)}
      filterMode="server"
      paginationModel={wholePage}
      pageSizeOptions={pageSizes}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableColumnResize
      rowSelection={false}
      rowHeight={ROW_HEIGHT}
      columnHeaderHeight={HEADER_HEIGHT}
      getRowClassName={({ row, indexRelativeToCurrentPage: index }) =>
        (row as unknown) instanceof FooterLine ? 'table-foot' : index % 2 ? 'table-odd' : ''
      }
      onRowClick={openOnClick}
      onCellKeyDown={openOnEnter}
      slots={slots}
      sx={onRowOpen ? [gridSx, { '& .MuiDataGrid-row': { cursor: 'pointer' } }] : gridSx}
    />
  );
}
