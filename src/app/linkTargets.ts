import { matchRoute, type RouteMatch } from '../routing/matchRoute';

/** How long the pointer rests on a link before it counts, in ms: a pointer that only passes starts nothing. */
const dwell = 60;

/** The screen of this application that a link leads to. */
function targetOf(element: EventTarget | null): RouteMatch | null {
  const link = element instanceof Element ? element.closest('a') : null;
  return link && link.origin === window.location.origin && link.target === '' ? matchRoute(link.pathname) : null;
}

/** Tells of each link that the pointer rests on or that gets the focus, once in a row. @returns a function that ends it */
export function followLinkTargets(onTarget: (match: RouteMatch) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let told = '';
  const tell = (event: Event) => {
    clearTimeout(waiting);
    const match = targetOf(event.target);
    if (!match) return;
    const name = JSON.stringify([match.id, match.params]);
    const onceInARow = () => {
      if (name !== told) onTarget(match);
      told = name;
    };
    waiting = setTimeout(onceInARow, event.type === 'pointerover' ? dwell : 0);
  };
  const kinds = ['pointerover', 'pointerdown', 'focusin'] as const;
  kinds.forEach((kind) => document.addEventListener(kind, tell, { passive: true }));
  return () => {
    clearTimeout(waiting);
    kinds.forEach((kind) => document.removeEventListener(kind, tell));
  };
}
