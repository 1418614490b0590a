/** Whether an event happened on a control inside a row, which handles it: the row must not open. */
export const isInteractive = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, label, [data-no-row-click]') !== null;
