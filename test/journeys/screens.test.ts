/** Every route at four widths, light and dark: no complaint in the console, nothing overflows, nothing that axe finds, a title. */
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../scripts/openBrowser';
import { dataScreens } from '../support/dataScreens';
import { eventually, openPage, Product, settled, violations } from '../support/product';

const screens = [
  '/',
  ...dataScreens,
  '/league/history/132?view=regular&year=2024',
  '/league/history/132?view=final&year=2024',
  '/admin',
  '/log-in?timeout',
  '/no/such/page',
];
const sizes = [
  { width: 1600, height: 1000 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  // What 400 % of zoom leave of 1280 px.
  { width: 320, height: 640 },
];

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([Product.start(), openBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** What may be pressed, and is smaller than 24 px by 24 px. Links within a text may be, and what stands alone in a table's cell. */
const smallTargets = () =>
  [...document.querySelectorAll('a, button, input, select, [role=button]')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('p, td, th, [role=gridcell], .visually-hidden'),
    )
    .filter((element) => !element.matches('.skip-link, [disabled]'))
    .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`);

test.each(screens)(
  '%s is clean at 1600, 1024, 390 and 320 px, in the light and in the dark',
  async (screen) => {
    const page = await openPage(browser, { colorScheme: 'light' });
    await page.goto(product.address + screen);
    await settled(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ ...size, overflow: Math.max(0, overflow) }).toEqual({ ...size, overflow: 0 });
    }
    await eventually(
      () => page.title(),
      (title) => expect(title).toMatch(screen === '/' ? /^Sideline$/ : / · Sideline$/),
    );
    expect(await page.evaluate(smallTargets)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1600, height: 1000 });
    // Nothing else of what axe looks at depends on the theme.
    expect(await violations(page, ['color-contrast'])).toEqual([]);
    expect(page.complaints).toEqual([]);
    await page.context().close();
  },
  90_000,
);
