import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

export type MenuLink = { label: string; to: string };

type Props = {
  label: ReactNode;
  links?: MenuLink[];
  /** What it holds in place of links, while it is open. */
  children?: ReactNode;
};

/** A menu that opens below its button; Escape, a click elsewhere and a change of page close it. */
export function Menu({ label, links, children }: Props) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const setOpen = (wanted: boolean) => setOpenAt(wanted ? pathname : null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  return (
    <div
      ref={box}
      className={`navbar__menu${open ? ' is-open' : ''}`}
      onBlur={(event) => {
        if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      }}
      role="presentation"
    >
      <button
        ref={button}
        type="button"
        className="navbar__menu-button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {links ? (
        <ul id={listId} className="navbar__menu-list" hidden={!open}>
          {links.map(({ label: text, to }) => (
            <li key={to}>
              <Link
                className="navbar__link"
                to={to}
                aria-current={to === pathname ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div id={listId} className="navbar__menu-list navbar__menu-list--end" hidden={!open}>
          {open && children}
        </div>
      )}
    </div>
  );
}
