import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. What depends on it is drawn before the paper is laid out. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Not every environment has it; without it a page prints as it stands.
    const paper = (window.matchMedia as typeof window.matchMedia | undefined)?.('print');
    const follow = () => flushSync(() => setPrinting(paper?.matches === true));
    const before = () => flushSync(() => setPrinting(true));
    paper?.addEventListener('change', follow);
    window.addEventListener('beforeprint', before);
    return () => {
      paper?.removeEventListener('change', follow);
      window.removeEventListener('beforeprint', before);
    };
  }, []);
  return printing;
}
