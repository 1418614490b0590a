/** Where the focus is on a page. */
import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { settled } from './onPage';

/**
 * The focused element by role or tag and name, whether its focus is visible on it, on the grid cell or on the frame of a combobox around it, and how often to press
 * an arrow key to come to each part of its group from any of them.
 */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const marks = [element, element.closest('[role=gridcell], [role=columnheader], .MuiAutocomplete-inputRoot')].filter(
      (each) => each !== null,
    );
    const seen = marks.some((each) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || (each === element && boxShadow !== 'none');
    });
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    // A toolbar and a group of toggle buttons are one tab stop each: the arrow keys move the focus to the buttons that Tab passes over.
    const group = element.matches('button') && element.closest('[role=toolbar], [role=group]');
    const buttons = group ? [...group.querySelectorAll('button')] : [];
    const arrows = buttons.some(({ tabIndex }) => tabIndex < 0) ? 2 * buttons.length : 0;
    return { what: `${element.localName} ${(label ?? element.textContent).trim()}`, seen, arrows };
  });

/**
 * Tabs through a page, and by arrow keys through its toolbars.
 * @returns the tab stops with invisible focus, and the controls that are not reached
 */
export async function tabThrough(page: Page): Promise<{ unseen: string[]; missed: string[] }> {
  await page.evaluate(() => {
    const stops = new Set<EventTarget | null>();
    document.addEventListener('focusin', ({ target }) => stops.add(target), true);
    Object.assign(window, { stops });
  });
  const unseen = new Set<string>();
  for (let step = 0; step < 1000; step++) {
    await page.keyboard.press('Tab');
    const { what, seen, arrows } = await focused(page);
    if (what.startsWith('body ')) break;
    if (!seen) unseen.add(what);
    for (let left = arrows; left > 0; left--) {
      await page.keyboard.press('ArrowRight');
      const within = await focused(page);
      if (!within.seen) unseen.add(within.what);
    }
  }
  const missed = await page.evaluate(() => {
    const { stops } = window as unknown as { stops: Set<Element> };
    return (
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]')]
        .filter((element) => !element.matches(':disabled') && !stops.has(element))
        // A grid, a tab list and a combobox are one tab stop each; the arrow keys move the focus in them, or open the choices.
        .filter((element) => element.tabIndex >= 0 || !element.closest('[role=grid], [role=tablist], .MuiAutocomplete-root'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.outerHTML.slice(0, 120))
    );
  });
  return { unseen: [...unseen], missed };
}

/** Waits until the focus is where `wanted` says, in the terms of `focused`. */
export const expectFocus = (page: Page, wanted: object) =>
  eventually(async () => expect(await focused(page)).toMatchObject(wanted));

/** Presses Tab until the focus is on `wanted`; every stop on the way must be seen. */
export async function tabTo(page: Page, wanted: string | RegExp, key = 'Tab') {
  const unseen = new Set<string>();
  const passed: string[] = [];
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press(key);
    const { what, seen } = await focused(page);
    passed.push(what);
    if (!seen && what.split(' ')[0] !== 'body') unseen.add(what);
    if (typeof wanted === 'string' ? what === wanted : wanted.test(what)) {
      expect([...unseen]).toEqual([]);
      return;
    }
  }
  throw new Error(`${key} never came to ${String(wanted)}, but to\n${passed.join('\n')}`);
}

/** Presses keys one after another. */
export const press = (page: Page, ...keys: string[]) =>
  keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve());

/** Opens a link of the page's own league by the keyboard. The old page stays until the new one comes, with its title. */
export async function follow(page: Page, name: string) {
  await tabTo(page, `a ${name}`);
  const left = await page.title();
  await press(page, 'Enter');
  await page.waitForFunction((title) => document.title !== title, left);
  await settled(page);
}
