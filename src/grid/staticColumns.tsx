import type { StaticColumn } from '../components/StaticTable';
import { cellText, cellValue, pinnedClass, type Column } from './columnTypes';
import { GroupHeading } from './groups';

/** The columns of a data table for its static rendering. */
export const staticColumns = <Row extends object>(columns: readonly Column<Row>[]): StaticColumn<Row | GroupHeading>[] =>
  columns.map((column) => ({
    key: column.field,
    header: column.headerName,
    description: column.description,
    align: column.align,
    width: column.width,
    minWidth: column.minWidth,
    className: [column.cellClassName, pinnedClass(column)].filter(Boolean).join(' '),
    cell: (row) => {
      if (row instanceof GroupHeading) return row.text;
      const formattedValue = cellText(column, row);
      return column.renderCell?.({ row, value: cellValue(column, row), formattedValue, tabIndex: 0 }) ?? formattedValue;
    },
  }));
