import { useState } from 'react';

/** A page of a list, or the last one that was loaded while another is loading: its controls keep the focus. */
export function useLoadedPage<Page>(page: Page | undefined): Page | undefined {
  const [last, setLast] = useState(page);
  if (page !== undefined && page !== last) setLast(page);
  return page ?? last;
}
