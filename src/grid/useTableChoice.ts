import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readChoice, writeChoice } from './tableAddress';
import type { TableChoice } from './tableAddress';

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
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const change = (changed: Partial<TableChoice>) =>
    setParams(writeChoice(params, { ...choice, page: 1, ...changed }), { replace: true });
  return [{ ...choice, sort: useSame(choice.sort), filters: useSame(choice.filters) }, change];
}
