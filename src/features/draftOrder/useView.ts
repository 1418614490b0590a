import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { storage } from '../../browser/storage';

const storageKey = 'draftOrder.view';

/**
 * Whether the board is shown, `?view=board`. The last choice is remembered by the browser: without a view in the URL, it is added.
 * @returns `isBoard`, and `remember` for the choice of a view
 */
export function useView() {
  const [search, setSearch] = useSearchParams();
  const isBoard = search.get('view') === 'board';
  useEffect(() => {
    if (isBoard || storage.get(storageKey) !== 'board') return;
    const options = { replace: true, preventScrollReset: true };
    setSearch((before) => new URLSearchParams([...before, ['view', 'board']]), options);
  }, [isBoard, setSearch]);
  const remember = (view: 'board' | 'rounds') => {
    if (view === 'board') storage.set(storageKey, view);
    else storage.remove(storageKey);
  };
  return { isBoard, remember };
}
