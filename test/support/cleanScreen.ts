/** What holds for every screen. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { eventually } from './eventually';
import { apiRequests, gotoWithoutCode } from './heldCode';
import type { Visit, WatchedPage } from './journey';
import { overflows, settled, violations } from './onPage';
import { expectPinned } from './pinned';
import { dataScreens, sharedScreens } from './screens';

/** What may be pressed, and is smaller than 24 px by 24 px. Links within a text may be, and what stands alone in a table's cell. */
const smallTargets = () =>
  [...document.querySelectorAll('a, button, input, select, [role=button]')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('p, td, th, [role=gridcell], .transaction__text, .visually-hidden'),
    )
    .filter((element) => !element.matches('.skip-link, [disabled]'))
    .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`);

/** The boxes of a page's headings, cards and tables, in whole pixels. */
function boxes(page: Page): Promise<string[]> {
  const parts = page.locator('h1, .page-header__subtitle, main .card, .league-card');
  return parts.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.getAttribute('class') ?? 'h1', ...[x, y, width, height].map(Math.round)].join(' ');
      }),
  );
}

/** The screens whose content is the server's: the others are forms, or the client renders them. */
const serverRendered = ['/', ...dataScreens, ...sharedScreens];
/** Those that the demo leagues have no rows for: picks of later drafts, and a coming draft of Sleeper. */
const isEmpty = (screen: string) => screen === '/futurepicks/132' || sharedScreens.includes(screen);

const options: BrowserContextOptions = { colorScheme: 'light', timezoneId: 'Pacific/Auckland' };

/** Opens a screen. What the server renders is readable before the code is loaded; hydration moves nothing, and requests nothing again. */
async function open(visit: Visit, screen: string): Promise<WatchedPage> {
  const page = await visit.reusePage(options);
  if (!serverRendered.includes(screen)) {
    await page.goto(screen);
    await settled(page);
    return page;
  }
  const release = await gotoWithoutCode(page, screen);
  if (!isEmpty(screen))
    expect(await page.locator('main :is(tbody tr, .card, .league-card, .transaction)').count()).toBeGreaterThan(2);
  expect(await page.locator('[inert]').count()).toBe(0);
  const rendered = await boxes(page);
  const requests = apiRequests(page);
  release();
  await settled(page);
  expect(await boxes(page)).toEqual(rendered);
  expect(requests).toEqual([]);
  return page;
}

/**
 * Expects that a screen can be read without JavaScript and is hydrated silently, in another zone than the server's; no overflow at any
 * width, nothing that axe finds in the light and in the dark, a title, and names that stay in sight on a phone.
 */
export async function expectCleanScreen(visit: Visit, screen: string): Promise<void> {
  const page = await open(visit, screen);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  // Nothing waits for the menu's fade at each width.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await overflows(page)).toEqual({});
  await eventually(async () => expect(await page.title()).toMatch(screen === '/' ? /^Sideline$/ : / · Sideline$/));
  expect(await page.evaluate(smallTargets)).toEqual([]);
  expect(await violations(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  if (await page.locator('.table-static, [role=grid]').count()) await page.getByRole('grid').first().waitFor();
  await expectPinned(page, screen);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1600, height: 1000 });
  // Nothing else of what axe looks at depends on the theme.
  expect(await violations(page, 'color-contrast')).toEqual([]);
  expect(page.complaints).toEqual([]);
}
