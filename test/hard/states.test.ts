/** Every screen while it waits, without data, after a failure and in full: what axe finds, what overflows, and a walk by the keyboard. */
import type { Browser, Page, Route } from 'playwright-core';
import { openBrowser } from '../../scripts/openBrowser';
import { dataScreens } from '../support/dataScreens';
import { walk } from '../support/keyboard';
import { eventually, openPage, Product, settled, violations } from '../support/product';

const widths = [1600, 1024, 390, 320];

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([Product.start(), openBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** The same answer with nothing in its lists. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]));
};

const problem = { status: 500, contentType: 'application/problem+json', body: '{"title":"Internal Server Error","status":500}' };

/** What a state makes of each call. */
const states: Record<'waiting' | 'empty' | 'failed' | 'full', (route: Route) => Promise<void>> = {
  waiting: () => new Promise(() => undefined),
  empty: async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: emptied(await answer.json()) });
  },
  failed: (route) => route.fulfill(problem),
  full: (route) => route.continue(),
};

async function opened(screen: string, state: keyof typeof states): Promise<Page & { complaints: string[] }> {
  const page = await openPage(browser);
  await page.route('**/api/**', states[state]);
  // With a query the page comes without its data.
  await page.goto(`${product.address}${screen}?as=${state}`);
  if (state === 'waiting') await page.getByRole('progressbar').first().waitFor();
  else await settled(page);
  await page.getByRole('button', { name: 'Display' }).waitFor();
  const hasTable = state !== 'waiting' && (await page.locator('.table-frame').count()) > 0;
  if (hasTable) await page.getByRole('grid').first().waitFor();
  return page;
}

describe.each(Object.keys(states) as (keyof typeof states)[])('%s', (state) => {
  test.each(dataScreens)(
    '%s',
    async (screen) => {
      const page = await opened(screen, state);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect({ width, overflow: Math.max(0, overflow) }).toEqual({ width, overflow: 0 });
      }
      await page.setViewportSize({ width: 1600, height: 1000 });
      // Again where something came or went under the walker's feet.
      await eventually(
        () => walk(page),
        (found) => expect(found).toEqual({ unseen: [], missed: [] }),
      );
      // In full `test/journeys/screens` looks at them.
      if (state !== 'full') {
        expect(await violations(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violations(page, ['color-contrast'])).toEqual([]);
      }
      if (state !== 'failed') expect(page.complaints).toEqual([]);
      await page.context().close();
    },
    180_000,
  );
});

const opens: [what: string, screen: string, width: number, open: (page: Page) => Promise<unknown>, shown: string][] = [
  ['a player', '/league/132/team/13204', 1600, (page) => page.getByText('CeeDee Lamb').click(), '[role=dialog]'],
  ['the shortcuts', '/league/132', 1600, (page) => page.keyboard.press('?'), '[role=dialog]'],
  [
    'a filter',
    '/availableplayers/132',
    390,
    (page) => page.getByRole('button', { name: 'Filter Name' }).click(),
    '[role=dialog]',
  ],
  ['the display', '/league/132', 1600, (page) => page.getByRole('button', { name: 'Display' }).click(), '[aria-expanded=true]'],
  ['a menu', '/league/132', 1600, (page) => page.getByRole('button', { name: 'Leagues' }).click(), '[aria-expanded=true]'],
  ['all menus', '/league/132', 390, (page) => page.getByRole('button', { name: 'Menu' }).click(), '[aria-expanded=true]'],
];

test.each(opens)('%s opened on %s at %i px', async (_, screen, width, open, shown) => {
  const page = await opened(screen, 'full');
  await page.setViewportSize({ width, height: 900 });
  await open(page);
  await page.locator(shown).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, ['color-contrast'])).toEqual([]);
  expect(page.complaints).toEqual([]);
  await page.context().close();
});
