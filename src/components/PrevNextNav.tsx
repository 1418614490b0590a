import { useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';

/** A link to the previous or next page, such as the next week. */
export type Neighbour = { label: string } & Pick<LinkProps, 'to' | 'state' | 'replace' | 'preventScrollReset'>;

type Props = {
  /** The navigation's accessible name, such as `Weeks`. */
  label: string;
  previous?: Neighbour;
  next?: Neighbour;
};

type Rel = 'prev' | 'next';

/**
 * Restores the focus after the focused link has unmounted: to the link of the same direction, else to the other one; to the navigation
 * while there are no links yet.
 */
function useKeptFocus() {
  const nav = useRef<HTMLElement>(null);
  const used = useRef<string | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (!nav.current || !used.current || (activeElement !== document.body && activeElement !== nav.current)) return;
    const links = [...nav.current.querySelectorAll('a')];
    const target = links.find(({ rel }) => rel === used.current) ?? links[0] ?? nav.current;
    target.focus({ preventScroll: true });
  });
  return {
    ref: nav,
    tabIndex: -1,
    onFocus: ({ target }: { target: Element }) => void (used.current = target.getAttribute('rel') ?? used.current),
    onBlur: () => void (used.current = null),
  };
}

/** Links to the previous and the next page. A missing one has its place, unseen, so that the other does not move under the pointer. */
export function PrevNextNav({ label, previous, next }: Props) {
  return (
    <nav className="prev-next" aria-label={label} {...useKeptFocus()}>
      <NeighbourLink neighbour={previous} rel="prev" />
      <NeighbourLink neighbour={next} rel="next" />
    </nav>
  );
}

function NeighbourLink({ neighbour, rel }: { neighbour: Neighbour | undefined; rel: Rel }) {
  if (!neighbour) return <span className="button" aria-hidden="true" />;
  const { label, ...link } = neighbour;
  return (
    <Link {...link} className="button" rel={rel}>
      {label}
    </Link>
  );
}
