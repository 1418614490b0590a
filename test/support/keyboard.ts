/** Where the keyboard is on a page. */
import type { Page } from 'playwright-core';

/** What has the focus: its role or tag with its name, and whether that can be seen on it or on the grid's cell around it. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const marks = [element, element.closest('[role=gridcell], [role=columnheader]')].filter((each) => each !== null);
    const seen = marks.some((each) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || (each === element && boxShadow !== 'none');
    });
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    return { what: `${element.localName} ${(label ?? element.textContent).trim()}`, seen };
  });

/** Walks through all of a page by Tab. @returns the stops at which the focus cannot be seen, and what can be pressed or filled in and is no stop */
export async function walk(page: Page): Promise<{ unseen: string[]; missed: string[] }> {
  await page.evaluate(() => {
    const stops = new Set<EventTarget | null>();
    document.addEventListener('focusin', ({ target }) => stops.add(target), true);
    Object.assign(window, { stops });
  });
  const unseen = new Set<string>();
  for (let step = 0; step < 300; step++) {
    await page.keyboard.press('Tab');
    const { what, seen } = await focused(page);
    if (what.startsWith('body ')) break;
    if (!seen) unseen.add(what);
  }
  const missed = await page.evaluate(() => {
    const { stops } = window as unknown as { stops: Set<Element> };
    return (
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]')]
        .filter((element) => !element.matches(':disabled') && !stops.has(element))
        // A grid and a list of tabs are one stop each; within them the arrows lead on.
        .filter((element) => element.tabIndex >= 0 || !element.closest('[role=grid], [role=tablist]'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.outerHTML.slice(0, 120))
    );
  });
  return { unseen: [...unseen], missed };
}
