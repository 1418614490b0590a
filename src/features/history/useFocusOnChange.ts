import { useEffect, useRef } from 'react';

/** Moves the focus to an element whenever the value changes, but not when the page opens. */
export function useFocusOnChange<E extends HTMLElement>(value: string) {
  const element = useRef<E>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    element.current?.focus();
  }, [value]);
  return element;
}
