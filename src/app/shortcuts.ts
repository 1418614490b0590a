/**
 * Keyboard shortcuts. What an element of the page does when it is clicked, its `data-keys` do too, such as `g s`, one key after the
 * other: so a page's links and its search say by themselves which keys lead to them.
 */
export type Shortcut = { keys: string; label: string };

const storageKey = 'shortcuts';

/** Whether this viewer has left the shortcuts on. Only `off` is stored. */
export const chosenShortcuts = (): boolean => localStorage.getItem(storageKey) !== 'off';

export function chooseShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
}

/** How long the second of two keys is waited for, in ms. */
const patience = 1500;

const sheetKeys = '?';
const searchKeys = '/';

const search = () => document.querySelector<HTMLElement>('main input[type="search"]');
const carriers = () => [...document.querySelectorAll<HTMLElement>('[data-keys]')];

/** The shortcuts of the page as it is now. */
export function shortcutsHere(): Shortcut[] {
  return [
    { keys: sheetKeys, label: 'This list' },
    ...(search() ? [{ keys: searchKeys, label: 'Search' }] : []),
    ...carriers().map((element) => ({ keys: element.dataset['keys'] ?? '', label: element.textContent })),
  ];
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=listbox], [role=textbox]';

/** Whether a key is meant for something else: a field, a dialog, the browser. */
function taken({ target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return true;
  return (target instanceof Element && target.closest(typing) !== null) || document.querySelector('[role=dialog]') !== null;
}

/** Follows the keys. @returns a function that ends it */
export function followShortcuts(showSheet: () => void): () => void {
  let pressed: string[] = [];
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  const onKey = (event: KeyboardEvent) => {
    if (taken(event) || event.key.length !== 1) return;
    clearTimeout(forgetting);
    pressed = [...pressed, event.key].slice(-2);
    forgetting = setTimeout(() => (pressed = []), patience);
    const found = [pressed.join(' '), event.key].some((keys) => act(keys));
    if (!found) return;
    event.preventDefault();
    pressed = [];
  };
  const act = (keys: string): boolean => {
    const field = keys === searchKeys ? search() : null;
    const carrier = carriers().find((element) => element.dataset['keys'] === keys);
    if (keys === sheetKeys) showSheet();
    field?.focus();
    carrier?.click();
    return keys === sheetKeys || field !== null || carrier !== undefined;
  };
  document.addEventListener('keydown', onKey);
  return () => {
    clearTimeout(forgetting);
    document.removeEventListener('keydown', onKey);
  };
}
