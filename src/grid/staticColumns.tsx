import type { StaticColumn } from '../components/StaticTable';
import { cellValue, pinnedClass, type Column } from './columnTypes';
import { GroupHeading } from './groups';
import type { NarrowPlaces } from './narrow';
import { cellContent } from './NarrowCell';

/** The columns of a data table for its static rendering. */
export const staticColumns = <Row extends object>(
  columns: readonly Column<Row>[],
  places: NarrowPlaces,
): StaticColumn<Row | GroupHeading>[] =>
  columns.map((column) => {
    const narrow = places.get(column.field);
    return {
      ...column,
      key: column.field,
      header: column.headerName,
      narrow,
      narrowLabel: narrow === 'lead' || narrow === 'title' || narrow === 'chip' ? column.narrowLabel : undefined,
      narrowWidth: narrow && column.narrowWidth,
      className: [column.cellClassName, pinnedClass(column)].filter(Boolean).join(' '),
      isMissing: (row) => narrow === 'chip' && !(row instanceof GroupHeading) && cellValue(column, row) === undefined,
      cell: (row) => (row instanceof GroupHeading ? row.text : cellContent(column, row, 0)),
    };
  });
