import { useEffect, useRef } from 'react';
import { announce } from '../browser/announce';
import type { TableProps } from './tableProps';
import type { TableView } from './useTableView';

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** How many of a table's rows search and filters leave. */
export const rowCount = (found: number, all: number) => (found === all ? `${all} rows` : `${found} of ${all} rows`);

/** The state of a table in words, for screen readers. */
export function describeTable<Row extends object>(table: TableProps<Row>, view: TableView<Row>): string {
  const { columns, loading, failed, rows, serverPage } = table;
  if (loading) return 'loading';
  if (rows.length === 0 && (!serverPage || failed || view.search.trim() === ''))
    return failed ? 'could not be loaded' : 'no data available';
  const sorted = view.sort && columns.find(({ field }) => field === view.sort?.field);
  return [
    view.hasMore ? `more than ${view.total} rows` : rowCount(view.total, serverPage ? view.total : rows.length),
    view.pageCount > 1 && `page ${view.page} of ${view.hasMore ? 'more than ' : ''}${view.pageCount}`,
    sorted && view.sort && `sorted by ${sorted.headerName}, ${directions[view.sort.direction]}`,
    view.ranks && !view.sort && 'best match first',
    failed && 'could not be refreshed',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Announces changes of a table: that it is loaded, how it is sorted, and how many rows search and filters leave. */
export function useTableAnnouncements<Row extends object>(table: TableProps<Row>, view: TableView<Row>): void {
  const { label } = table;
  const description = describeTable(table, view);
  const before = useRef(description);
  useEffect(() => {
    if (before.current === description) return;
    before.current = description;
    announce(`${label}: ${description}`);
  }, [label, description]);
}
