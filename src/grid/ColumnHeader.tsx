import type { GridValidRowModel } from '@mui/x-data-grid';
import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Column } from './column';
import { FilterHeader } from './FilterHeader';
import type { ColumnFilter } from './useTableView';
import type { Sort } from './sorting';

interface Headers {
  /** Begins the ids of the columns' meanings. */
  id: string;
  sort: Sort | undefined;
  filters: readonly ColumnFilter[];
  setFilter: (field: string, text: string) => void;
  filterable: boolean;
}

/** What the headers show. A context, so that the grid need not build its columns anew for a sort or a filter. */
export const TableHeaders = createContext<Headers>({
  id: '',
  sort: undefined,
  filters: [],
  setFilter: () => {},
  filterable: false,
});

interface ColumnHeaderProps {
  column: Pick<Column<GridValidRowModel>, 'field' | 'headerName' | 'description' | 'filterable'>;
  /** Wraps name and arrow; the plain table's sort button. */
  wrap?: (title: ReactNode) => ReactNode;
}

/** A column's name, its sort arrow and its filter button. */
export function ColumnHeader({ column, wrap = (title) => title }: ColumnHeaderProps) {
  const { id, sort, filters, setFilter, filterable } = useContext(TableHeaders);
  const { field, headerName, description } = column;
  const direction = sort && sort.field === field ? sort.direction : undefined;
  const meaning = description && meaningId(id, field);
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // What takes the focus: the plain table's button, or the grid's own header, of which the grid lets no one set this.
    const header = box.current?.closest('[role=columnheader]');
    const focusable = header?.querySelector('.table-sort') ?? header;
    if (meaning) focusable?.setAttribute('aria-describedby', meaning);
    return () => focusable?.removeAttribute('aria-describedby');
  }, [meaning]);
  const title = (
    <span className="table-title">
      <span className="table-title-text">{headerName}</span>
      {direction && <span className={`table-arrow table-arrow-${direction}`} aria-hidden />}
    </span>
  );
  return (
    <span ref={box} className="table-header" data-tip={meaning}>
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

const meaningId = (id: string, field: string) => `${id}-${field}`;

/** The columns' meanings, each the tooltip and the description of its header. */
export function Meanings({ columns }: { columns: readonly ColumnHeaderProps['column'][] }) {
  const { id } = useContext(TableHeaders);
  return columns
    .filter(({ description }) => description)
    .map(({ field, description }) => (
      <span key={field} id={meaningId(id, field)} role="tooltip" className="tip" hidden>
        {description}
      </span>
    ));
}
