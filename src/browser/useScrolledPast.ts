import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled by more than `px` pixels; false on the server. The position is read when it changes only: to read it while
 * rendering makes the browser lay out a document that is about to change.
 */
export function useScrolledPast(px: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > px);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [px]);
  return isPast;
}
