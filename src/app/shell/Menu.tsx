import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { MenuLinks, type MenuLink } from './MenuLinks';
import { useMenuOpen } from './useMenuOpen';

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
  links?: readonly MenuLink[];
  /** Content in place of links, mounted while the menu is open. */
  children?: ReactNode;
};

/** A menu below its button. Escape, a click outside and a navigation close it; arrow keys, Home and End move between its links. */
export function Menu({ label, links, children }: Props) {
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
    const items = [...(box.current?.querySelectorAll<HTMLElement>('a, li > button') ?? [])];
    const next = itemAt(
      event.key,
      items.findIndex((item) => item === document.activeElement),
      items.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    // A hidden list takes no focus.
    flushSync(() => setOpen(true));
    items[next]?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
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
          <MenuLinks links={links} onFollow={() => setOpen(false)} />
        </ul>
      ) : (
        <div id={listId} className="navbar__list" hidden={!open}>
          {open && children}
        </div>
      )}
    </div>
  );
}
