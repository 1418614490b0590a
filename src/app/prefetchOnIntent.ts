import { matchRoute } from '../routing/matchRoute';
import type { AppStore } from '../store/makeStore';
import { routeQueries, startQueries } from './routeQueries';

/** How long the pointer must rest on a link, in ms: a pointer that only passes prefetches nothing. */
const hoverDelay = 60;

/** Prefetches a page's chunk and queries when a link to it is hovered, pressed or focused. Returns a function that stops it. */
export function prefetchOnIntent(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (pathname: string, search: string) => {
    const match = matchRoute(pathname);
    if (!match) return;
    // Opening the screen loads its chunk again.
    match.route.page().catch(() => undefined);
    startQueries(store, routeQueries(match, search), { isPrefetch: true });
  };
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target !== '') return;
    // The URL at the time of the intent: a click can change the link before the timer ends.
    const { pathname, search } = link;
    timer = setTimeout(() => prefetch(pathname, search), type === 'pointerover' ? hoverDelay : 0);
  };
  const events = ['pointerover', 'pointerdown', 'focusin'] as const;
  events.forEach((event) => document.addEventListener(event, onIntent, { passive: true }));
  return () => {
    clearTimeout(timer);
    events.forEach((event) => document.removeEventListener(event, onIntent));
  };
}
