/** The constants of the specification that only a real browser lays out and paints. */
import type { Locator } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { Visit, type WatchedPage } from '../../support/journey';
import { settled } from '../../support/onPage';

const visit = new Visit();
let page: WatchedPage;

beforeEach(async () => void (page = await visit.reusePage()));

async function open(path: string) {
  await page.goto(path);
  await settled(page);
}

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** Red, green and blue of a colour, 0 to 255, with its opacity. */
async function colour(element: Locator, property = 'background-color') {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (await style(element, property)).match(/[\d.]+/g)!.map(Number);
  return { red, green, blue, alpha };
}

/** Scrolls, and waits for what might follow. */
async function scrollTo(to: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);
  await page.waitForFunction((top) => window.scrollY === top, to);
  await page.waitForTimeout(500);
}

test('the navbar is fixed; transparent at the top, solid red after scrolling more than 499 px', async () => {
  await open('/depthchart/132');
  const navbar = page.locator('.navbar');
  expect(await style(navbar, 'position')).toBe('fixed');
  expect((await colour(navbar)).alpha).toBe(0);
  await scrollTo(499);
  expect((await colour(navbar)).alpha).toBe(0);
  await scrollTo(500);
  await eventually(async () => {
    const { red, green, blue, alpha } = await colour(navbar);
    expect([alpha, red > 120, green < 60, blue < 60]).toEqual([1, true, true, true]);
  });
  expect((await navbar.boundingBox())!.y).toBe(0);
});

test("the second provider's navbar is black at the top", async () => {
  await open('/sleeper/league/620000000000000149');
  const { red, green, blue, alpha } = await colour(page.locator('.navbar'));
  expect([alpha, Math.max(red, green, blue) < 30]).toEqual([1, true]);
});

test('below a desktop’s width the navbar folds into a menu, a collapse of 350 ms; its links work', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/league/132');
  const items = page.locator('#navbar-items');
  expect(await style(items, 'transition-duration')).toMatch(/^0\.35s/);
  const history = items.getByRole('link', { name: 'History' });
  expect(await history.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await history.waitFor();
  await history.click();
  await page.waitForURL('**/league/history/132');
  await items.waitFor({ state: 'hidden' });
});

test('modal layer 1050, fade 150 ms, Escape closes and the focus returns', async () => {
  await open('/league/132/team/13204');
  await page.getByRole('grid').waitFor();
  const cell = page.locator('[role=gridcell][data-field=playerName]').first();
  // The link does not fill the cell.
  await cell.click({ position: { x: 165, y: 20 } });
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const layer = page.locator('.MuiDialog-root');
  expect(await style(layer, 'z-index')).toBe('1050');
  expect(await style(page.locator('.MuiDialog-container'), 'transition')).toContain('opacity 0.15s');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const hasFocus = (locator: typeof cell) => locator.evaluate((node) => node === document.activeElement);
  await eventually(async () => expect(await hasFocus(cell)).toBe(true));
  const link = cell.getByRole('link');
  await link.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => expect(await hasFocus(link)).toBe(true));
});

test('the table of the team’s players is striped and has NFL team logos', async () => {
  await open('/league/132/team/13204');
  await page.getByRole('grid').waitFor();
  const row = (index: number) => page.locator(`[role=row][data-rowindex="${index}"]`);
  expect(await colour(row(0))).not.toEqual(await colour(row(1)));
  await eventually(async () => {
    const widths = await page
      .locator('[role=gridcell] img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(widths.length).toBeGreaterThan(5);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(20);
  });
});

test('the minimum row height of the depth chart is 150px', async () => {
  await open('/depthchart/132');
  const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(150);
});

test('draft order: rows where keeper is true are highlighted', async () => {
  await open('/draftorder/132');
  const keeper = page.locator('tr', { has: page.getByText('Keeper', { exact: true }) }).nth(1);
  const other = page.locator('tbody tr:not(.row-keeper)').first();
  expect(await keeper.getAttribute('class')).toBe('row-keeper');
  expect(await colour(keeper)).not.toEqual(await colour(other));
});

test.each([
  [992, true],
  [991, false],
])('parallax of the header image in a window of %i px: %s, only when it is wider than 991 px', async (width, moves) => {
  await page.setViewportSize({ width, height: 700 });
  await open('/');
  const top = async () => (await page.locator('.landing__splash').boundingBox())!.y;
  const before = await top();
  await scrollTo(200);
  expect(Math.round(before - (await top())) !== 200).toBe(moves);
});
