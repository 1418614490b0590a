import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface FilterHeaderProps {
  headerName: string;
  /** The applied text; empty without a filter. */
  text: string;
  onApply: (text: string) => void;
}

/** The header's filter button and the small form that it opens. */
export function FilterHeader({ headerName, text, onApply }: FilterHeaderProps) {
  /** The button itself while its form is open. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (focusButton: boolean) => {
    setAnchor(null);
    if (focusButton) anchor?.focus();
  };
  return (
    <>
      <button
        type="button"
        className="table-filter-button"
        aria-label={`Filter ${headerName}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        data-active={text !== '' || undefined}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(anchor ? null : event.currentTarget);
        }}
        // The header around it would sort on Enter, and take the focus back to itself.
        onKeyDown={(event) => event.key !== 'Tab' && event.stopPropagation()}
        onFocus={(event) => event.stopPropagation()}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden>
          <path
            d="M1.5 2.5h13l-5 6v4.5l-3 1.5v-6z"
            fill={text ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      {anchor && <FilterForm anchor={anchor} headerName={headerName} text={text} onApply={onApply} onClose={close} />}
    </>
  );
}

const FORM_WIDTH = 248;

interface FilterFormProps extends FilterHeaderProps {
  anchor: HTMLElement;
  onClose: (focusButton: boolean) => void;
}

function FilterForm({ anchor, headerName, text, onApply, onClose }: FilterFormProps) {
  const [draft, setDraft] = useState(text);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const leave = (event: Event) => {
      const inside = event.target instanceof Node && (box.current?.contains(event.target) || anchor.contains(event.target));
      if (!inside) onClose(false);
    };
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && onClose(true);
    document.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    // The form is fixed to where its button was.
    document.addEventListener('scroll', leave, true);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('scroll', leave, true);
    };
  }, [anchor, onClose]);

  const finish = (next: string) => {
    onApply(next);
    onClose(true);
  };
  const { bottom, left } = anchor.getBoundingClientRect();
  return createPortal(
    <div
      ref={box}
      className="table-filter-form"
      role="dialog"
      aria-label={`Filter ${headerName}`}
      style={{ top: bottom + 6, left: Math.max(8, Math.min(left, window.innerWidth - FORM_WIDTH - 8)), width: FORM_WIDTH }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (draft) finish(draft);
        }}
      >
        <label htmlFor={id}>{headerName}</label>
        <input
          ref={input}
          id={id}
          type="text"
          autoComplete="off"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <div className="table-filter-actions">
          <button
            type="button"
            className="table-button"
            disabled={!text && !draft}
            onClick={() => (text ? finish('') : setDraft(''))}
          >
            Clear
          </button>
          <button type="submit" className="table-button table-button-primary" disabled={!draft}>
            Apply
          </button>
        </div>
      </form>
    </div>,
    document.body,
  );
}
