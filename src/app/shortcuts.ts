/**
 * Keyboard shortcuts. The keys in an element's `data-keys`, such as `g s`, click it when they are pressed one after the other.
 */
import { storage } from '../browser/storage';

const storageKey = 'shortcuts';

const listeners = new Set<() => void>();

/** Whether the shortcuts are on. Only `off` is stored. */
export const areShortcutsOn = (): boolean => storage.get(storageKey) !== 'off';

export function switchShortcuts(on: boolean): void {
  if (on) storage.remove(storageKey);
  else storage.set(storageKey, 'off');
  listeners.forEach((listener) => listener());
}

/** Calls `listener` when the shortcuts are switched on or off. Returns a function that stops it. */
export function onShortcutsSwitched(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How long to wait for the second of two keys, in ms. */
const chordTimeout = 1500;

export const sheetKeys = '?';
export const searchKeys = '/';

/** The page's search field. */
export const search = () => document.querySelector<HTMLElement>('main input[type="search"]');
/** The elements of the page that have a shortcut. */
export const shortcutElements = () => [...document.querySelectorAll<HTMLElement>('[data-keys]')];

const elementWith = (keys: string) => shortcutElements().find(({ dataset }) => dataset['keys'] === keys);

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=listbox], [role=textbox]';

/** Whether a key press is for a field, a dialog or the browser. */
function isReserved({ target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return true;
  return (target instanceof Element && target.closest(typing) !== null) || document.querySelector('[role=dialog]') !== null;
}

/** Whether the keys open the search, also from a field: they are no text. */
const isCtrlK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Handles the shortcuts. Returns a function that stops it. */
export function followShortcuts(): () => void {
  let pressed: string[] = [];
  let resetTimer: ReturnType<typeof setTimeout> | undefined;
  const onKey = (event: KeyboardEvent) => {
    if (isCtrlK(event)) {
      event.preventDefault();
      elementWith(searchKeys)?.click();
      return;
    }
    if (!areShortcutsOn() || isReserved(event) || event.key.length !== 1) return;
    clearTimeout(resetTimer);
    pressed = [...pressed, event.key].slice(-2);
    resetTimer = setTimeout(() => (pressed = []), chordTimeout);
    const found = [pressed.join(' '), event.key].some((keys) => act(keys));
    if (!found) return;
    event.preventDefault();
    pressed = [];
  };
  const act = (keys: string): boolean => {
    const field = keys === searchKeys ? search() : null;
    const element = field ? undefined : elementWith(keys);
    field?.focus();
    element?.click();
    return field !== null || element !== undefined;
  };
  document.addEventListener('keydown', onKey);
  return () => {
    clearTimeout(resetTimer);
    document.removeEventListener('keydown', onKey);
  };
}
