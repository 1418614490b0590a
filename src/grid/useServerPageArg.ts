import { useSearchParams } from 'react-router';
import { readTableQuery } from './tableSearchParams';

/** The argument of a query for the page that a table's URL names, as `TableProps.serverPage` needs it. */
export function useServerPageArg(): { page: number; search?: string } {
  const { page, search } = readTableQuery(useSearchParams()[0]);
  return { page, ...(search && { search: search.trim() }) };
}
