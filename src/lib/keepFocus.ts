/** Whether something went away with the focus, which nothing has taken since. */
let left = false;
const taken = () => void (left = false);

/**
 * A ref for what goes away while it works, as Retry does while it loads: where it comes back, the focus that it took along comes back to it.
 */
export function keepFocus(element: HTMLElement | null): () => void {
  if (left && document.activeElement === document.body) element?.focus({ preventScroll: true });
  return () => {
    if (document.activeElement !== element) return;
    left = true;
    document.addEventListener('focusin', taken, { once: true });
  };
}
