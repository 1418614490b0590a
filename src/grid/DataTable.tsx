import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener, GridValidRowModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { ColumnHeader } from './ColumnHeader';
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

/** The rows of a table as the grid draws them. */
export function GridRows<Row extends GridValidRowModel>({ table, view }: { table: TableProps<Row>; view: TableView<Row> }) {
  const { label, columns, onRowOpen } = table;
  const gridColumns = useMemo(
    () =>
      columns.map((column): GridColDef<Row> => ({
        ...column,
        // Only text by itself ends in an ellipsis.
        display: column.renderCell ? 'flex' : 'text',
        hideSortIcons: true,
        renderHeader: () => <ColumnHeader column={column} />,
      })),
    [columns],
  );
  const sortedColumn = view.sort && columns.find(({ field }) => field === view.sort?.field);
  const openOnClick: GridEventListener<'rowClick'> = ({ row }, event) => {
    if (!isOwnControl(event.target)) onRowOpen?.(row as Row);
  };
  const openOnEnter: GridEventListener<'cellKeyDown'> = ({ row }, event) => {
    if (event.key === 'Enter' && !isOwnControl(event.target)) onRowOpen?.(row as Row);
  };
  return (
    <DataGrid<Row>
      aria-label={label}
      rows={view.rows}
      columns={gridColumns}
      getRowId={view.rowId}
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
      getRowClassName={({ indexRelativeToCurrentPage }) => (indexRelativeToCurrentPage % 2 ? 'table-odd' : '')}
      onRowClick={openOnClick}
      onCellKeyDown={openOnEnter}
      slots={slots}
      sx={onRowOpen ? [gridSx, { '& .MuiDataGrid-row': { cursor: 'pointer' } }] : gridSx}
    />
  );
}
