import type { GridColDef } from '@mui/x-data-grid';
import { cellText, cellValue, pinnedClass, type Column } from './columnTypes';
import { GroupHeading } from './groups';
import type { NarrowPlaces } from './narrow';
import { cellContent, NarrowCell } from './NarrowCell';
import { tableSizes } from './tableSize';

type Line<Row> = Row | GroupHeading;
type CellParams<Row> = { row: Line<Row>; tabIndex: -1 | 0 };

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
      renderCell: ({ row, tabIndex }: CellParams<Row>) =>
        row instanceof GroupHeading ? row.text : cellContent(column, row, tabIndex),
    }),
  };
}

/** The columns of a grid, in the widths that its viewer gave them. */
export const wideColumns = <Row extends object>(columns: readonly Column<Row>[], widths: Record<string, number>) =>
  columns.map((column) => gridColumn(column, columns.length, widths[column.field]));

/** The columns of a grid with narrow rows: leads and title with the chips, then figures and controls. */
export function narrowColumns<Row extends object>(columns: readonly Column<Row>[], places: NarrowPlaces): GridColDef[] {
  const placed = (...of: string[]) => columns.filter(({ field }) => of.includes(places.get(field) ?? ''));
  const [title] = placed('title');
  const [leads, chips, others] = [placed('lead'), placed('chip'), placed('figure', 'control')];
  const widthOf = ({ narrowWidth = tableSizes.figure }: Column<Row>) => narrowWidth;
  const width = others.reduce((sum, column) => sum + widthOf(column), 0);
  const count = others.length + 1;
  return [
    {
      ...gridColumn({ ...title!, flex: 1, minWidth: 80, pinned: 'alone' }, count, undefined),
      display: 'flex',
      renderCell: ({ row, tabIndex }: CellParams<Row>) =>
        row instanceof GroupHeading ? row.text : <NarrowCell {...{ leads, title: title!, chips, width, row, tabIndex }} />,
    },
    ...others.map((column) => ({
      ...gridColumn({ ...column, align: places.get(column.field) === 'figure' ? 'right' : column.align }, count, widthOf(column)),
      cellClassName: `narrow-${places.get(column.field)} ${column.align === 'right' ? 'numeric' : ''}`,
      minWidth: 40,
    })),
  ];
}
