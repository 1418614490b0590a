import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { useMenuOpen } from './useMenuOpen';

export type MenuLink = {
  label: string;
  to: string;
  /** A note beside the link. */
  note?: string;
  /** Whether the current page belongs to the link's target without being it. */
  isCurrent?: boolean;
};

/** The index of the menu item that a key moves to from `at` (-1: the button); undefined for other keys. */
function itemAt(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (at === -1) return undefined;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
}

type Props = {
  label: ReactNode;
  links?: MenuLink[];
  /** Content in place of links, mounted while the menu is open. */
  children?: ReactNode;
};

/** A menu below its button. Escape, a click outside and a navigation close it; arrow keys, Home and End move between its links. */
export function Menu({ label, links, children }: Props) {
  const { pathname } = useLocation();
  const [open, setOpen] = useMenuOpen();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && open) {
      // The navbar's own menu, around this one, stays open.
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    }
    const items = [...(box.current?.querySelectorAll('a') ?? [])];
    const next = itemAt(event.key, items.indexOf(document.activeElement as HTMLAnchorElement), items.length);
    if (next === undefined) return;
    event.preventDefault();
    // A hidden list takes no focus.
    flushSync(() => setOpen(true));
    items[next]?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open, setOpen]);

  return (
    <div
      ref={box}
      className="navbar__menu"
      onBlur={(event) => {
        if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={onKeyDown}
      role="presentation"
    >
      <button
        ref={button}
        type="button"
        className="navbar__link"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {links ? (
        <ul id={listId} className="navbar__list" hidden={!open}>
          {links.map(({ label: text, to, note, isCurrent }) => (
            <li key={to}>
              <Link
                className="navbar__link"
                to={to}
                aria-current={to === pathname ? 'page' : isCurrent || undefined}
                onClick={() => setOpen(false)}
              >
                {text}
              </Link>
              {note && <span className="muted">{note}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <div id={listId} className="navbar__list" hidden={!open}>
          {open && children}
        </div>
      )}
    </div>
  );
}
