import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../browser/announce';
import type { Config } from '../../lib/config';
import { selectLeagueName } from '../../platforms/useLeagueName';
import { useConfig } from '../../routing/configContext';
import type { RouteMatch } from '../../routing/matchRoute';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';

/** The document title: screen, league and product, as far as they are loaded. */
export function selectPageTitle(state: RootState, config: Config, match: RouteMatch | null): string {
  const parts = [match ? match.route.title : 'Not Found', selectLeagueName(state, config, match), config.productName];
  return parts.filter(Boolean).join(' · ');
}

/** Moves the focus to the page's heading if a navigation removed or hid the focused element, such as a link in a menu. */
function focusHeading(): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !activeElement.closest('[hidden]')) return;
  const heading = (document.querySelector('main h1') ?? document.querySelector('main')) as HTMLElement;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Heads printed pages with the title, which names page and league, and the date of printing. */
function writePrintHeader(): void {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium' });
  document.querySelector('main')?.setAttribute('data-print-header', `${document.title} · ${day}`);
}

/** Updates the document title, announces it after a navigation, as screen readers do when a page loads, and prints it. */
export function usePageTitle(): void {
  const config = useConfig();
  const match = useRoute();
  const { pathname } = useLocation();
  const title = useAppSelector((state) => selectPageTitle(state, config, match));
  const announced = useRef(pathname);
  useEffect(() => {
    document.title = title;
    if (announced.current !== pathname) {
      announce(title);
      focusHeading();
    }
    announced.current = pathname;
  }, [pathname, title]);
  useEffect(() => {
    window.addEventListener('beforeprint', writePrintHeader);
    return () => window.removeEventListener('beforeprint', writePrintHeader);
  }, []);
}
