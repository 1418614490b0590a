/** Whether an event happened on a control inside a row, which then acts for itself: the row must not open. */
export function isOwnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, select, label, [data-own-click]') !== null;
}
