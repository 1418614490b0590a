import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Renders synchronously, before the browser lays out the paper. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const set = (value: boolean) => flushSync(() => setPrinting(value));
    const onChange = () => set(paper.matches);
    const onBefore = () => set(true);
    const onAfter = () => set(false);
    paper.addEventListener('change', onChange);
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    return () => {
      paper.removeEventListener('change', onChange);
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
    };
  }, []);
  return printing;
}
