import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readTableQuery } from './tableSearchParams';

/** The argument of a query for the page that a table's URL names, as `TableProps.serverPage` needs it. */
export function useServerPageArg(): { page: number; search?: string } {
  const { page, search } = readTableQuery(useSearchParams()[0]);
  return { page, ...(search && { search: search.trim() }) };
}

/** A page of a table, or the last one that was loaded while another is loading: its controls keep the focus. */
export function useLoadedPage<Page>(page: Page | undefined): Page | undefined {
  const [last, setLast] = useState(page);
  if (page !== undefined && page !== last) setLast(page);
  return page ?? last;
}
