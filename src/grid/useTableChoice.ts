import { startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readChoice, writeChoice } from './tableAddress';
import type { TableChoice } from './tableAddress';

/** The address is brought up to date this many ms after the last change: the whole page looks at it, the table is to answer at once. */
const addressDelay = 300;

/** The same object as long as it says the same, so that a turned page does not filter anew. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => (text === undefined ? undefined : JSON.parse(text)) as Value, [text]);
}

/**
 * What the viewer has chosen, kept in the address: a view can be shared, and going back to a page brings its view back. A change takes
 * the address's place in the history, so that one step back leaves the page.
 */
export function useTableChoice(): [TableChoice, (change: Partial<TableChoice>) => void] {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<{ choice: TableChoice; over: string[]; after: string }>();
  const addressOf = (search: string) => `${pathname}?${search}`;
  const address = addressOf(params.toString());
  // Where the address says something else by now, the viewer came by a link.
  const current = chosen?.over.includes(address) ? chosen : undefined;
  const choice = current?.choice ?? readChoice(params);

  const wanted = current?.after;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const write = () => {
      // A link was followed meanwhile, whose page is still on its way: the address is no longer this page's.
      if (window.location.pathname !== pathname) return;
      setParams(wanted, { replace: true });
      setChosen(undefined);
    };
    // Both in one transition, so that the table never sees the one without the other.
    const timer = setTimeout(() => startTransition(write), addressDelay);
    return () => clearTimeout(timer);
  }, [wanted, pathname, setParams]);

  const change = (changed: Partial<TableChoice>) => {
    const next = { ...choice, page: 1, ...changed };
    // An earlier change may just be on its way into the address.
    const over = current ? [...current.over, addressOf(current.after)] : [address];
    setChosen({ choice: next, over, after: writeChoice(params, next).toString() });
  };
  return [{ ...choice, sort: useSame(choice.sort), filters: useSame(choice.filters) }, change];
}
