import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  type GridEventListener,
  type GridRowClassNameParams,
  type GridSortDirection,
  type GridSortModel,
  type GridValidRowModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { useEventCallback } from '@mui/material/utils';
import { useEffect, useMemo } from 'react';
import { AppTheme } from '../theme/AppTheme';
import { tableSizes } from '../theme/tableSizes';
import { ColumnMenuItems } from './ColumnMenuItems';
import { cellText, cellValue, pinnedClass, type Column } from './columnTypes';
import { exportCsv } from './exportCsv';
import { GridToolbar } from './GridToolbar';
import { GroupHeading } from './groups';
import { HeaderActions } from './HeaderActions';
import { isInteractiveTarget } from './interactiveTarget';
import { SummaryFooter } from './SummaryFooter';
import type { TableProps } from './tableProps';
import { ALL_ROWS } from './tableSearchParams';
import { heightOf, scrollsInside } from './tableSize';
import { useArrangement } from './useArrangement';
import type { TableView } from './useTableView';

/** The grid gets the sorted and filtered rows of one page. */
const wholePage = { page: 0, pageSize: ALL_ROWS };
const pageSizes = [{ value: ALL_ROWS, label: 'All' }];

const sortingOrder: GridSortDirection[] = ['asc', 'desc'];
/** While rows are ranked, the third click on a header returns to the ranking. */
const rankedSortingOrder: GridSortDirection[] = ['asc', 'desc', null];

const slots = {
  toolbar: GridToolbar,
  footer: SummaryFooter,
  columnHeaderFilterIconButton: HeaderActions,
  // TableLayout shows the messages, over the static rendering too.
  noRowsOverlay: () => null,
};

/** Filters are edited in the headers. */
const columnMenuSlots = { columnMenuFilterItem: null, columnMenuUserItem: ColumnMenuItems };

/** The row heights of the densities, as the grid's own. */
const densityFactor: Record<GridDensity, number> = { compact: 0.7, standard: 1, comfortable: 1.3 };

const rowClassName = ({ row, indexRelativeToCurrentPage: index }: GridRowClassNameParams) =>
  row instanceof GroupHeading ? 'table-group' : index % 2 ? 'table-odd' : '';

type Line<Row> = Row | GroupHeading;

function gridColumn<Row extends object>(column: Column<Row>, columnCount: number, width: number | undefined): GridColDef {
  const { field, headerName, description, align = 'left', sortable, renderCell, cellClassName } = column;
  return {
    field,
    headerName,
    description,
    sortable,
    align,
    headerAlign: align,
    cellClassName: [align === 'right' && 'numeric', cellClassName, pinnedClass(column)].filter(Boolean).join(' '),
    headerClassName: pinnedClass(column),
    ...(width === undefined ? { width: column.width, flex: column.flex, minWidth: column.minWidth } : { width }),
    // An ellipsis needs an element that contains only text.
    display: renderCell ? 'flex' : 'text',
    valueGetter: (_value, row: Line<Row>) => (row instanceof GroupHeading ? row.text : cellValue(column, row)),
    valueFormatter: (_value, row: Line<Row>) => (row instanceof GroupHeading ? row.text : cellText(column, row)),
    // A heading's first cell takes the place of all.
    colSpan: (_value, row: Line<Row>) => (row instanceof GroupHeading ? columnCount : 1),
    ...(renderCell && {
      renderCell: ({ row, value, tabIndex }: { row: Line<Row>; value?: unknown; tabIndex: -1 | 0 }) =>
        row instanceof GroupHeading ? row.text : renderCell({ row, value, formattedValue: cellText(column, row), tabIndex }),
    }),
  };
}

/**
 * The rows of a table in MUI's DataGrid, which viewers can arrange. Each prop keeps its identity while its content is the same: a new array
 * of equal content would scroll the grid to its top.
 */
export function Grid<Row extends object>({ table, view }: { table: TableProps<Row>; view: TableView<Row> }) {
  const { label, columns, toolbar = true, onRowActivate } = table;
  const { arrangement, version, arrange, reset } = useArrangement(label);
  const { density, widths } = arrangement;
  const apiRef = useGridApiRef();
  // A pinned column must stay rendered when it is scrolled past. `columnBufferPx` keeps only those ahead.
  useEffect(() => apiRef.current?.unstable_setColumnVirtualization(false), [apiRef, version]);
  const gridColumns = useMemo(
    () => columns.map((column) => gridColumn(column, columns.length, widths[column.field])),
    [columns, widths],
  );

  const sortField = columns.find(({ field }) => field === view.sort?.field)?.field;
  const sortDirection = view.sort?.direction;
  const sortModel = useMemo<GridSortModel>(
    () => (sortField && sortDirection ? [{ field: sortField, sort: sortDirection }] : []),
    [sortField, sortDirection],
  );
  const changeSort = useEventCallback(([item]: GridSortModel) =>
    view.setSort(item?.sort ? { field: item.field, direction: item.sort } : undefined),
  );
  const activate = (row: GridValidRowModel, target: EventTarget | null) => {
    if (!(row instanceof GroupHeading) && !isInteractiveTarget(target)) onRowActivate?.(row as Row);
  };
  const onRowClick = useEventCallback<GridEventListener<'rowClick'>>(({ row }, event) => activate(row, event.target));
  const onCellKeyDown = useEventCallback<GridEventListener<'cellKeyDown'>>(({ row }, event) => {
    if ('key' in event && event.key === 'Enter') activate(row, event.target);
  });
  const { csvName = 'all-data' } = table;
  const saveRows = useEventCallback(() => {
    const fields = apiRef.current?.getVisibleColumns().map(({ field }) => field) ?? [];
    exportCsv(csvName || 'all-data', view.found, columns, fields);
  });
  const onExport = csvName === false ? undefined : saveRows;
  const slotProps = useMemo(
    () => ({
      columnMenu: {
        slots: columnMenuSlots,
        slotProps: {
          columnMenuUserItem: { onReset: reset, onDensityChange: arrange.density, ...(!toolbar && { density }) },
        },
      },
      toolbar: { label, onReset: reset, density, onDensityChange: arrange.density, onExport },
      footer: { label, summary: view.summary },
    }),
    [label, toolbar, reset, density, arrange, onExport, view.summary],
  );
  const isClickable = onRowActivate !== undefined;
  const rowCount = view.pageCount > 1 ? view.pageSize : view.lines.length;
  const isReserved = !scrollsInside(rowCount + view.summary.length);
  const sx = useMemo(
    () => [
      isClickable && { '& .MuiDataGrid-row:not(.table-group)': { cursor: 'pointer' } },
      // A last, shorter page is as high as a full one, so that the pagination does not move. The grid itself has its height a frame after it
      // mounts: too late for Back, which scrolls to where the viewer was.
      isReserved && { minHeight: heightOf(rowCount, toolbar, tableSizes.row * densityFactor[density]) },
    ],
    [isClickable, isReserved, toolbar, rowCount, density],
  );
  return (
    <AppTheme>
      <DataGrid
        key={version}
        apiRef={apiRef}
        aria-label={label}
        rows={view.lines}
        columns={gridColumns}
        getRowId={view.lineId as (row: GridValidRowModel) => string}
        sortingMode="server"
        sortingOrder={view.ranks ? rankedSortingOrder : sortingOrder}
        sortModel={sortModel}
        onSortModelChange={changeSort}
        filterMode="server"
        paginationModel={wholePage}
        pageSizeOptions={pageSizes}
        density={density}
        onDensityChange={arrange.density}
        columnVisibilityModel={arrangement.visibility}
        onColumnVisibilityModelChange={arrange.visibility}
        onColumnWidthChange={arrange.width}
        disableRowSelectionOnClick
        rowSelection={false}
        rowHeight={tableSizes.row}
        columnHeaderHeight={tableSizes.header}
        getRowClassName={rowClassName}
        onRowClick={onRowClick}
        onCellKeyDown={onCellKeyDown}
        showToolbar={toolbar}
        slots={slots}
        slotProps={slotProps}
        sx={sx}
      />
    </AppTheme>
  );
}
