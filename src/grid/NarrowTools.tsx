import { useContext, useRef, useState } from 'react';
import { Button } from '../components/Button';
import { lazyWidget } from '../components/lazyWidget';
import { exportCsv } from './exportCsv';
import { FilterContext } from './filterContext';
import type { TableProps } from './tableProps';
import type { TableView } from './useTableView';

// In the chunk of the grid, which has what it needs.
const NarrowFilter = lazyWidget(() =>
  import(/* webpackChunkName: "grid" */ './NarrowFilter').then((module) => module.NarrowFilter),
);

type Props<Row extends object> = { table: TableProps<Row>; view: TableView<Row> };

/** What the headers and the toolbar of a table do, for narrow windows, where most columns have no header: sort, filter, export. */
export function NarrowTools<Row extends object>({ table, view }: Props<Row>) {
  const { columns, toolbar = true, csvName = 'all-data' } = table;
  return (
    <div className="table-narrow-tools row">
      {table.serverPage === undefined && <SortBy columns={columns} view={view} />}
      {table.filters && <FilterBy columns={columns} />}
      {toolbar && csvName !== false && (
        <Button
          aria-label="Export as CSV"
          onClick={() =>
            exportCsv(
              csvName,
              view.found,
              columns,
              columns.map(({ field }) => field),
            )
          }
        >
          CSV
        </Button>
      )}
    </div>
  );
}

type Columns<Row extends object> = Pick<TableProps<Row>, 'columns'>;

function SortBy<Row extends object>({ columns, view }: Columns<Row> & Pick<Props<Row>, 'view'>) {
  const { sort, setSort, ranks } = view;
  const sortable = columns.filter((column) => column.sortable !== false);
  const sorted = sortable.find(({ field }) => field === sort?.field);
  const { direction = 'asc' } = sort ?? {};
  const isAscending = direction === 'asc';
  return (
    <>
      <select
        className="input"
        aria-label="Sort by"
        value={sorted?.field ?? ''}
        onChange={({ target: { value: field } }) => setSort(field ? { field, direction } : undefined)}
      >
        <option value="">{ranks ? 'Best match first' : 'Sort by …'}</option>
        {sortable.map(({ field, headerName }) => (
          <option key={field} value={field}>
            By {headerName}
          </option>
        ))}
      </select>
      <Button
        aria-label={isAscending ? 'Ascending: sort descending' : 'Descending: sort ascending'}
        disabled={!sorted}
        onClick={() => sorted && setSort({ field: sorted.field, direction: isAscending ? 'desc' : 'asc' })}
      >
        {isAscending ? '↑' : '↓'}
      </Button>
    </>
  );
}

/** A list of the columns with a filter; a choice opens the column's form. */
function FilterBy<Row extends object>({ columns }: Columns<Row>) {
  const { fields } = useContext(FilterContext);
  const [chosen, setChosen] = useState('');
  const list = useRef<HTMLSelectElement>(null);
  const column = columns.find(({ field }) => field === chosen);
  const close = () => {
    setChosen('');
    list.current?.focus();
  };
  return (
    <>
      <select
        ref={list}
        className="input"
        aria-label="Filter by"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">Filter …</option>
        {columns
          .filter(({ field }) => fields.includes(field))
          .map(({ field, headerName }) => (
            <option key={field} value={field}>
              {headerName}
            </option>
          ))}
      </select>
      {column && <NarrowFilter field={chosen} headerName={column.headerName} onClose={close} />}
    </>
  );
}
