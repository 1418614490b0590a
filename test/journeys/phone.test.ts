/** Tables on a phone, 390 px wide: the column that says who stays in sight. */
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { Journey } from '../support/journey';
import { settled } from '../support/onPage';

const journey = new Journey();
const viewport = { width: 390, height: 844 };

/** The part of the page, from 0 to 1, on which a table's scrolled box shows an element; 0 where another element covers it. */
const seen = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, height } = node.getBoundingClientRect();
    const box = node.closest('.MuiDataGrid-virtualScroller, .table-box, .table-summary')!.getBoundingClientRect();
    const [from, to] = [Math.max(left, box.left), Math.min(right, box.right)];
    const isOnTop = [from + 2, to - 2].every((x) => node.contains(document.elementFromPoint(x, top + height / 2)));
    return isOnTop ? (to - from) / (right - left) : 0;
  });

const scrolledTo = (page: Page, left: number) =>
  page.evaluate((to) => {
    for (const box of document.querySelectorAll('.MuiDataGrid-virtualScroller, .table-box')) box.scrollLeft = to;
  }, left);

const grids: [address: string, field: string][] = [
  ['/league/132/team/13204', 'playerName'],
  ['/history/132/pointsbyyear/2025', 'teamName'],
  ['/rosterbreakdown/132', 'teamName'],
  ['/availableplayers/132', 'name'],
];

test.each(grids)('%s: %s and its header stay in sight and opaque, however far the grid is scrolled', async (address, field) => {
  const page = await journey.openPage({ viewport });
  await page.goto(address);
  await page.getByRole('grid').waitFor();
  await settled(page);
  const cell = page.locator(`[role=gridcell][data-field="${field}"]`).first();
  const header = page.locator(`[role=columnheader][data-field="${field}"]`);
  await cell.scrollIntoViewIfNeeded();
  for (const left of [0, 150, 400, 2000]) {
    await scrolledTo(page, left);
    await eventually(async () => expect([left, await seen(cell), await seen(header)]).toEqual([left, 1, 1]));
  }
  const colour = await cell.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(colour).toMatch(/^rgb\(/);
});

test('a long list that is shown as a whole keeps the names when it is scrolled both ways', async () => {
  const page = await journey.openPage({ viewport });
  await page.goto('/availableplayers/132?show=all');
  await page.getByRole('grid').waitFor();
  await settled(page);
  await page.locator('.MuiDataGrid-virtualScroller').evaluate((box) => box.scrollTo(2000, 9000));
  const shown = page.locator('[role=gridcell][data-field="name"]');
  await eventually(async () => expect(await seen(shown.nth(Math.floor((await shown.count()) / 2)))).toBe(1));
});

test('the server’s table and the tables of rounds keep the column too', async () => {
  const page = await journey.openPage({ viewport, javaScriptEnabled: false });
  for (const [address, column] of [
    ['/league/132/team/13204', 2],
    ['/history/132/pointsbyyear/2025', 1],
    ['/draftorder/132', 4],
    ['/depthchart/132', 1],
  ] as const) {
    await page.goto(address);
    const cell = page.locator(`.table tbody tr:first-child > :nth-child(${column})`).first();
    // Away from the bar at the lower edge.
    await cell.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    for (const left of [0, 150, 400, 2000]) {
      await scrolledTo(page, left);
      expect([address, left, await seen(cell)]).toEqual([address, left, 1]);
    }
  }
});

test('both teams of a trade are in sight, and the form asks for one side, then for the other', async () => {
  const page = await journey.openPage({ viewport });
  await page.goto('/predrafttrades/132/2026');
  await page.getByRole('grid').waitFor();
  await settled(page);
  for (const left of [0, 100, 2000]) {
    await scrolledTo(page, left);
    for (const name of ['From', 'To'])
      await eventually(async () => expect(await seen(page.getByRole('columnheader', { name, exact: true }))).toBe(1));
  }
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
  const lines = await page.getByRole('link', { name: 'Café Touchdown' }).evaluate((link) => {
    const word = document.createRange();
    word.setStart(link.firstChild!, 'Café '.length);
    word.setEnd(link.firstChild!, 'Café Touchdown'.length);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the headers of a round stand whole beside the pinned names', async () => {
  const page = await journey.openPage({ viewport });
  await page.goto('/draftorder/132');
  await settled(page);
  for (const name of ['Pick No', 'Total Pick'])
    expect([name, await seen(page.getByRole('columnheader', { name }).first())]).toEqual([name, 1]);
});
