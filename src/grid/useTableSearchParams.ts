import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useChangeSearch } from '../components/useChangeSearch';
import { readTableQuery, writeTableQuery, type TableQuery } from './tableSearchParams';

/** Milliseconds until a change is written to the URL. A new URL re-renders the whole page; the table itself updates at once. */
const URL_DELAY_MS = 300;

/** Returns the query after a change. Applying it twice gives the same query as once. */
type Update = (query: TableQuery) => TableQuery;

/** Returns what changes in a query. */
type Changed = (query: TableQuery) => Partial<TableQuery>;

type Pending = {
  pathname: string;
  update: Update;
  /** The rendered search string when the change was written to the URL. */
  writtenOver?: string;
};

/** Whether a change is still to be applied to the URL with this path and search string. */
const isCurrent = (change: Pending | undefined, pathname: string, search: string) =>
  change?.pathname === pathname && (change.writtenOver ?? search) === search;

/** A change after those that are still to be applied. Each goes back to the first page unless it names one. */
const compose =
  (previous: Update | undefined, changed: Changed): Update =>
  (stored) => {
    const base = previous ? previous(stored) : stored;
    return { ...base, page: 1, ...changed(base) };
  };

/** Returns the first of a run of values with equal JSON, so that memos that depend on it hold. */
function useStableValue<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => (text === undefined ? undefined : JSON.parse(text)) as Value, [text]);
}

/**
 * A table's query, stored in the URL: a view can be shared, and going back restores it. Changes replace the history entry, so that one
 * step back leaves the page. Until a change is in the URL it applies on top of it, so changes of other parameters are kept too.
 * @returns the query, with stable `sort` and `filters`, and a function to change it
 */
export function useTableSearchParams(): [TableQuery, (changed: Changed) => void] {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const changeSearch = useChangeSearch();
  const search = params.toString();
  const [lastPending, setPending] = useState<Pending>();
  const pending = isCurrent(lastPending, pathname, search) ? lastPending : undefined;
  // It must not apply again when the viewer returns to that URL.
  if (lastPending && !pending) setPending(undefined);

  useEffect(() => {
    if (!pending || pending.writtenOver !== undefined) return undefined;
    const write = () => {
      changeSearch((current) => writeTableQuery(current, pending.update(readTableQuery(current))));
      setPending({ ...pending, writtenOver: search });
    };
    const timer = setTimeout(() => startTransition(write), URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pending, search, changeSearch]);

  const change = useCallback(
    (changed: Changed) =>
      setPending((before) => ({
        pathname,
        update: compose(isCurrent(before, pathname, search) ? before?.update : undefined, changed),
      })),
    [pathname, search, setPending],
  );

  const query = pending ? pending.update(readTableQuery(params)) : readTableQuery(params);
  return [{ ...query, sort: useStableValue(query.sort), filters: useStableValue(query.filters) }, change];
}
