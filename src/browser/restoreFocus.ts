/** Whether an element was removed with the focus on it, and nothing has received the focus since. */
let isLost = false;
const onFocus = () => void (isLost = false);

/** A ref for an element that unmounts while it works, as Retry does while it loads. When it mounts again it gets its focus back. */
export function restoreFocus(element: HTMLElement | null): () => void {
  if (isLost && document.activeElement === document.body) element?.focus({ preventScroll: true });
  return () => {
    if (document.activeElement !== element) return;
    isLost = true;
    document.addEventListener('focusin', onFocus, { once: true });
  };
}
