/** Tables on a phone, 390 px wide. `screens.test.ts` scrolls those of every page. */
import { eventually } from '../support/eventually';
import { Visit } from '../support/journey';
import { linesOf, settled } from '../support/onPage';
import { expectPinned, seen } from '../support/pinned';
import { dataScreens } from '../support/screens';

const visit = new Visit();
const viewport = { width: 390, height: 844 };

/** Every screen with its own call, and the views that have other tables. */
const addresses = [
  ...dataScreens,
  '/league/132?view=league',
  '/league/history/132?view=regular&year=2024',
  '/league/history/132?view=final&year=2024',
  '/draftorder/132?view=board',
];

test('the column of names stays visible in the server’s tables', async () => {
  const page = await visit.openPage({ viewport, javaScriptEnabled: false });
  let tables = 0;
  for (const address of addresses) {
    await page.goto(address);
    if (await expectPinned(page, address)) tables += 1;
  }
  expect(tables).toBeGreaterThan(addresses.length - 5);
});

test('a long list that is shown as a whole keeps the names visible when it is scrolled both ways', async () => {
  const page = await visit.reusePage({ viewport });
  await page.goto('/availableplayers/132?show=all');
  await page.getByRole('grid').waitFor();
  await settled(page);
  await page.locator('.MuiDataGrid-virtualScroller').evaluate((box) => box.scrollTo(2000, 9000));
  const shown = page.locator('[role=gridcell][data-field="name"]');
  await eventually(async () => expect(await seen(shown.nth(Math.floor((await shown.count()) / 2)))).toEqual([1]));
});

test('the trade form asks for one side, then for the other', async () => {
  const page = await visit.reusePage({ viewport });
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
  const page = await visit.reusePage({ viewport });
  await page.goto('/history/132/pointsbyyear/2025/13204/1');
  await page.getByRole('grid').waitFor();
  await settled(page);
  const box = (await page.locator('.MuiDataGrid-virtualScroller').boundingBox())!;
  const score = (await page.locator('[role=gridcell][data-field=score]').first().boundingBox())!;
  expect(score.x + score.width).toBeLessThanOrEqual(box.x + box.width + 0.5);
});

test('the cards of the divisions are as wide as the page, and break no word of a usual name', async () => {
  const page = await visit.reusePage({ viewport });
  await page.goto('/league/132');
  await settled(page);
  const boxes = page.locator('.table-box');
  expect(await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth))).toEqual([0, 0, 0]);
  expect(await linesOf(page.getByRole('link', { name: 'Café Touchdown' }).first(), 'Touchdown')).toBe(1);
});

test('the headers of a round are not cut off by the pinned names', async () => {
  const page = await visit.reusePage({ viewport });
  await page.goto('/draftorder/132');
  await settled(page);
  for (const name of ['Pick No', 'Total Pick'])
    expect([name, await seen(page.getByRole('columnheader', { name }).first())]).toEqual([name, [1]]);
});
