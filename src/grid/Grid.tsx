import {
  DataGrid,
  type GridDensity,
  type GridEventListener,
  type GridRowClassNameParams,
  type GridSortDirection,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { styled } from '@mui/material/styles';
import { useEventCallback } from '@mui/material/utils';
import { useEffect, useMemo } from 'react';
import { isInteractive } from '../browser/isInteractive';
import { AppTheme } from '../theme/AppTheme';
import { ColumnMenuItems } from './ColumnMenuItems';
import { exportCsv } from './exportCsv';
import { narrowColumns, wideColumns } from './gridColumns';
import { gridStyles } from './gridStyles';
import { GridToolbar } from './GridToolbar';
import { GroupHeading } from './groups';
import { HeaderActions } from './HeaderActions';
import { narrowPlaces } from './narrow';
import { SummaryFooter } from './SummaryFooter';
import type { TableProps } from './tableProps';
import { ALL_ROWS } from './tableSearchParams';
import { heightOf, scrollsInside, tableSizes } from './tableSize';
import { useArrangement } from './useArrangement';
import { useNarrow } from './useNarrow';
import type { TableView } from './useTableView';

const StyledGrid = styled(DataGrid)(gridStyles) as typeof DataGrid;

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

/** A narrow row shows what its table decides. */
const allVisible = {};

/**
 * The rows of a table in MUI's DataGrid, which viewers can arrange. Each prop keeps its identity while its content is the same: a new array
 * of equal content would scroll the grid to its top.
 */
export function Grid<Row extends object>({ table, view }: { table: TableProps<Row>; view: TableView<Row> }) {
  const { label, columns, onRowActivate } = table;
  const { arrangement, version, arrange, reset } = useArrangement(label);
  const { widths } = arrangement;
  const places = useMemo(() => narrowPlaces(columns, view.sort?.field), [columns, view.sort?.field]);
  const isNarrow = useNarrow() && places.size > 0;
  const toolbar = (table.toolbar ?? true) && !isNarrow;
  const density = isNarrow ? 'standard' : arrangement.density;
  const rowHeight = isNarrow ? tableSizes.narrowRow : tableSizes.row;
  const apiRef = useGridApiRef();
  // A pinned column must stay rendered when it is scrolled past. `columnBufferPx` keeps only those ahead.
  useEffect(() => apiRef.current?.unstable_setColumnVirtualization(false), [apiRef, version, isNarrow]);
  const gridColumns = useMemo(
    () => (isNarrow ? narrowColumns(columns, places) : wideColumns(columns, widths)),
    [columns, isNarrow, places, widths],
  );

  const fields = gridColumns.map(({ field }) => field).join(' ');
  const sortField = gridColumns.find(({ field }) => field === view.sort?.field)?.field;
  const sortDirection = view.sort?.direction;
  const sortModel = useMemo<GridSortModel>(
    () => (sortField && sortDirection ? [{ field: sortField, sort: sortDirection }] : []),
    [sortField, sortDirection],
  );
  const changeSort = useEventCallback(([item]: GridSortModel) =>
    view.setSort(item?.sort ? { field: item.field, direction: item.sort } : undefined),
  );
  const activate = (row: Line<Row>, target: EventTarget | null) => {
    if (!(row instanceof GroupHeading) && !isInteractive(target)) onRowActivate?.(row);
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
      isReserved && { minHeight: heightOf(rowCount, toolbar, rowHeight * densityFactor[density]) },
    ],
    [isClickable, isReserved, toolbar, rowCount, rowHeight, density],
  );
  return (
    <AppTheme>
      <StyledGrid
        // The grid would drop a sort by a column that it loses.
        key={`${version} ${isNarrow && fields}`}
        apiRef={apiRef}
        aria-label={label}
        rows={view.lines}
        columns={gridColumns}
        getRowId={view.lineId}
        sortingMode="server"
        sortingOrder={view.ranks ? rankedSortingOrder : sortingOrder}
        sortModel={sortModel}
        onSortModelChange={changeSort}
        filterMode="server"
        paginationModel={wholePage}
        pageSizeOptions={pageSizes}
        density={density}
        onDensityChange={arrange.density}
        columnVisibilityModel={isNarrow ? allVisible : arrangement.visibility}
        onColumnVisibilityModelChange={arrange.visibility}
        onColumnWidthChange={arrange.width}
        disableColumnMenu={isNarrow}
        disableColumnSorting={table.serverPage !== undefined}
        disableColumnResize={isNarrow}
        disableRowSelectionOnClick
        rowSelection={false}
        rowHeight={rowHeight}
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
