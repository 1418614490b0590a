import type { GridValidRowModel } from '@mui/x-data-grid';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Column } from './column';
import { FilterHeader } from './FilterHeader';
import type { ColumnFilter } from './useTableView';
import type { Sort } from './sorting';

interface Headers {
  sort: Sort | undefined;
  filters: readonly ColumnFilter[];
  setFilter: (field: string, text: string) => void;
  filterable: boolean;
}

/** What the headers show. A context, so that the grid need not build its columns anew for a sort or a filter. */
export const TableHeaders = createContext<Headers>({ sort: undefined, filters: [], setFilter: () => {}, filterable: false });

interface ColumnHeaderProps {
  column: Pick<Column<GridValidRowModel>, 'field' | 'headerName' | 'description' | 'filterable'>;
  /** Wraps name and arrow; the plain table's sort button. */
  wrap?: (title: ReactNode) => ReactNode;
}

/** A column's name, its sort arrow and its filter button. */
export function ColumnHeader({ column, wrap = (title) => title }: ColumnHeaderProps) {
  const { sort, filters, setFilter, filterable } = useContext(TableHeaders);
  const { field, headerName, description } = column;
  const direction = sort && sort.field === field ? sort.direction : undefined;
  const title = (
    <span className="table-title" title={description}>
      <span className="table-title-text">{headerName}</span>
      {direction && <span className={`table-arrow table-arrow-${direction}`} aria-hidden />}
    </span>
  );
  return (
    <span className="table-header">
      {wrap(title)}
      {filterable && column.filterable !== false && (
        <FilterHeader
          headerName={headerName}
          text={filters.find((filter) => filter.field === field)?.text ?? ''}
          onApply={(text) => setFilter(field, text)}
        />
      )}
    </span>
  );
}
