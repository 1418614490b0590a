import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { storage } from '../browser/storage';
import { useChangeSearch } from './useChangeSearch';
import { withParam } from '../lib/withParam';

/**
 * A choice in the URL, `?name=value`. The browser remembers the last one, and adds it to a URL without a choice.
 * @returns the `value`, undefined for none of `values`; `remember` for a link to another choice; and `choose`, which opens it too
 */
export function useRememberedParam<Value extends string>(name: string, storageKey: string, values: readonly Value[]) {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const value = values.find((each) => each === search.get(name));
  const open = (next: Value | undefined) => changeSearch((before) => withParam(before, name, next));
  const restore = useEffectEvent(() => {
    const remembered = values.find((each) => each === storage.get(storageKey));
    if (value === undefined && remembered !== undefined) open(remembered);
  });
  useEffect(() => restore(), [search]);
  const remember = (next: Value | undefined) => {
    if (next === undefined) storage.remove(storageKey);
    else storage.set(storageKey, next);
  };
  const choose = (next: Value | undefined) => {
    remember(next);
    open(next);
  };
  return { value, remember, choose };
}
