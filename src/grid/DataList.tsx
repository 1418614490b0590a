import type { ReactNode } from 'react';
import { FilterSelect } from './FilterSelect';
import { TableLayout } from './TableLayout';
import type { TableProps } from './tableProps';
import { type TableView, useTableView } from './useTableView';

type Props<Row extends object> = {
  /** Its columns are what search and filters know of a row. */
  table: TableProps<Row>;
  /** The fields of the columns that have a filter beside the search field. */
  filterFields?: readonly string[];
  /** Further controls there. */
  controls?: (view: TableView<Row>) => ReactNode;
  /** The list of the shown rows. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** Rows that are sentences instead of cells, with the search, filters, pages and messages of a table. */
export function DataList<Row extends object>({ table, filterFields = [], controls, children }: Props<Row>) {
  const view = useTableView(table);
  const filters = filterFields.flatMap((of) => table.columns.find(({ field }) => field === of) ?? []);
  return (
    <TableLayout
      table={table}
      view={view}
      isGrid
      controls={
        <>
          {filters.map((column) => (
            <FilterSelect key={column.field} column={column} rows={table.rows} view={view} />
          ))}
          {controls?.(view)}
        </>
      }
    >
      {view.rows.length > 0 && children(view.rows)}
    </TableLayout>
  );
}
