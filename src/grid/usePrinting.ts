import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. What depends on it is drawn before the paper is laid out. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const follow = () => flushSync(() => setPrinting(paper.matches));
    const before = () => flushSync(() => setPrinting(true));
    paper.addEventListener('change', follow);
    window.addEventListener('beforeprint', before);
    return () => {
      paper.removeEventListener('change', follow);
      window.removeEventListener('beforeprint', before);
    };
  }, []);
  return printing;
}
