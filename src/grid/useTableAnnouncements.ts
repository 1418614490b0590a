import type { GridValidRowModel } from '@mui/x-data-grid';
import { useEffect, useRef } from 'react';
import { announce } from '../lib/announce';
import type { TableProps } from './tableProps';
import type { TableView } from './useTableView';

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** Has read out what a viewer who looks sees: that the rows have come, how they are sorted, and how many a filter or search leaves. */
export function useTableAnnouncements<Row extends GridValidRowModel>(table: TableProps<Row>, view: TableView<Row>): void {
  const { label, columns, loading, rows } = table;
  const sorted = view.sort && columns.find(({ field }) => field === view.sort?.field);
  const order =
    sorted && view.sort ? `sorted by ${sorted.headerName}, ${directions[view.sort.direction]}` : 'in the order of the best match';
  const count = view.found.length === rows.length ? `${rows.length} rows` : `${view.found.length} of ${rows.length} rows`;
  const told = loading ? 'loading' : `${count}, ${order}`;

  const before = useRef(told);
  useEffect(() => {
    if (before.current === told) return;
    before.current = told;
    announce(`${label}: ${told}`);
  }, [label, told]);
}
