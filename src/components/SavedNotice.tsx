import { useEffect, useRef, useState } from 'react';
import { announce } from '../lib/announce';

type Props = {
  /** What has been saved, null when there is nothing to tell. */
  text: string | null;
  undo?: () => void;
  onDismiss: () => void;
};

/** How long it stays, in ms, unless the pointer or the focus is on it. */
const stay = 8000;

/** Tells over the page's lower edge what has been saved, and offers to undo it. It takes no focus, is read out, and goes by itself. */
export function SavedNotice({ text, undo, onDismiss }: Props) {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
  useEffect(() => {
    if (text === null || held) return undefined;
    const timer = setTimeout(onDismiss, stay);
    return () => clearTimeout(timer);
  }, [text, held, onDismiss]);

  if (text === null) return null;
  const dismiss = () => {
    setHeld(false);
    onDismiss();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <div
      className="notice-region"
      role="group"
      aria-label="Saved"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        if (!held) cameFrom.current = event.relatedTarget;
        setHeld(true);
      }}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className="notice notice--saved">
        <span>{text}</span>
        <span className="notice__actions">
          {undo && (
            <button type="button" className="button" onClick={undo}>
              Undo
            </button>
          )}
          <button type="button" className="button" onClick={dismiss}>
            Dismiss
          </button>
        </span>
      </div>
    </div>
  );
}
