import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { announce } from '../../lib/announce';

/** What a browser does by itself when it loads a page: another screen starts at its top, and its title is read out. */
export function usePageChange(title: string): void {
  const { pathname } = useLocation();
  const stepsBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (!stepsBack) document.documentElement.scrollTop = 0;
  }, [pathname, stepsBack]);

  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) announce(title);
    shownAt.current = pathname;
  }, [pathname, title]);
}
