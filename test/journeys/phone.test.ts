/** Tables on a phone, 390 px wide: the column that says who stays in sight. */
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { Journey } from '../support/journey';
import { linesOf, settled } from '../support/onPage';
import { dataScreens } from '../support/screens';

const journey = new Journey();
const viewport = { width: 390, height: 844 };

/** The part of each cell, from 0 to 1, which its table's scrolled box shows; 0 where another element covers it. */
const seen = (cells: Locator) =>
  cells.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, right, top, height } = node.getBoundingClientRect();
      const box = node.closest('.MuiDataGrid-virtualScroller, .table-box, .table-summary')!.getBoundingClientRect();
      const [from, to] = [Math.max(left, box.left), Math.min(right, box.right)];
      const isOnTop = [from + 2, to - 2].every((x) => node.contains(document.elementFromPoint(x, top + height / 2)));
      return isOnTop ? (to - from) / (right - left) : 0;
    }),
  );

const scrolledTo = (page: Page, left: number) =>
  page.evaluate((to) => {
    for (const box of document.querySelectorAll('.MuiDataGrid-virtualScroller, .table-box')) box.scrollLeft = to;
  }, left);

/** Every screen with its own call, and the views that have other tables. */
const addresses = [
  ...dataScreens,
  '/league/132?view=league',
  '/league/history/132?view=regular&year=2024',
  '/league/history/132?view=final&year=2024',
  '/draftorder/132?view=board',
];

/** The cells that say who in the header and in the first row of a page's first table, which is in the middle of the window then; null without a table. */
async function pinnedCells(page: Page): Promise<Locator | null> {
  const table = page.locator('main [role=grid], main .table').first();
  if ((await table.count()) === 0) return null;
  const row = table.locator('[role=row][data-rowindex="0"], tbody tr:not(.table-group)').first();
  await row.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  return table.locator('[role=columnheader].pinned, thead .pinned').or(row.locator('.pinned'));
}

/** Checks that they stay in sight and opaque however far the table is scrolled. @returns whether the page has a table */
async function checkPinned(page: Page, address: string): Promise<boolean> {
  const cells = await pinnedCells(page);
  if (!cells) return false;
  for (const left of [0, 150, 2000]) {
    await scrolledTo(page, left);
    await eventually(async () => {
      const shares = await seen(cells);
      expect([address, left, shares]).toEqual([address, left, shares.map(() => 1)]);
      expect(shares.length).toBeGreaterThan(1);
    });
  }
  const colours = await cells.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor));
  for (const colour of colours) expect(colour).toMatch(/^(rgb|color)\((?!.*\/)/);
  return true;
}

test.each(addresses)('%s: the column of names stays visible', async (address) => {
  const page = await journey.openPage({ viewport, serviceWorkers: 'block' });
  await page.goto(address);
  await settled(page);
  if (await page.locator('.table-tools, [role=grid]').count()) await page.getByRole('grid').first().waitFor();
  await checkPinned(page, address);
});

test('the column of names stays visible in the server’s tables', async () => {
  const page = await journey.openPage({ viewport, javaScriptEnabled: false });
  let tables = 0;
  for (const address of addresses) {
    await page.goto(address);
    if (await checkPinned(page, address)) tables += 1;
  }
  expect(tables).toBeGreaterThan(addresses.length - 5);
});

test('a long list that is shown as a whole keeps the names visible when it is scrolled both ways', async () => {
  const page = await journey.openPage({ viewport });
  await page.goto('/availableplayers/132?show=all');
  await page.getByRole('grid').waitFor();
  await settled(page);
  await page.locator('.MuiDataGrid-virtualScroller').evaluate((box) => box.scrollTo(2000, 9000));
  const shown = page.locator('[role=gridcell][data-field="name"]');
  await eventually(async () => expect(await seen(shown.nth(Math.floor((await shown.count()) / 2)))).toEqual([1]));
});

test('the trade form asks for one side, then for the other', async () => {
  const page = await journey.openPage({ viewport });
  await page.goto('/predrafttrades/132/2026');
  await page.getByRole('grid').waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Add Trade' }).click();
  const labels = page.getByRole('dialog').locator('label');
  await labels.first().waitFor();
  const order = ['Date', 'From team', 'From round', 'From pick', 'To team', 'To round', 'To pick'];
  expect(await labels.allInnerTexts()).toEqual(order);
  await page.getByRole('button', { name: 'Close' }).click();
});

test('the week page shows all of its columns', async () => {
  const page = await journey.openPage({ viewport });
  await page.goto('/history/132/pointsbyyear/2025/13204/1');
  await page.getByRole('grid').waitFor();
  await settled(page);
  const box = (await page.locator('.MuiDataGrid-virtualScroller').boundingBox())!;
  const score = (await page.locator('[role=gridcell][data-field=score]').first().boundingBox())!;
  expect(score.x + score.width).toBeLessThanOrEqual(box.x + box.width + 0.5);
});

test('the cards of the divisions are as wide as the page, and break no word of a usual name', async () => {
  const page = await journey.openPage({ viewport });
  await page.goto('/league/132');
  await settled(page);
  const boxes = page.locator('.table-box');
  expect(await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth))).toEqual([0, 0, 0]);
  expect(await linesOf(page.getByRole('link', { name: 'Café Touchdown' }).first(), 'Touchdown')).toBe(1);
});

test('the headers of a round are not cut off by the pinned names', async () => {
  const page = await journey.openPage({ viewport });
  await page.goto('/draftorder/132');
  await settled(page);
  for (const name of ['Pick No', 'Total Pick'])
    expect([name, await seen(page.getByRole('columnheader', { name }).first())]).toEqual([name, [1]]);
});
