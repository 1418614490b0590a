/** Long tables in a real browser: they keep their scroll, and what a viewer arranged. */
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { Visit } from '../../support/journey';
import { settled } from '../../support/onPage';

const visit = new Visit();

const scrollTop = (page: Page) => page.evaluate(() => scrollY);
/** Drags the end of a column's header. */
async function resize(page: Page, header: Locator, by: number) {
  const { x, y, width, height } = (await header.boundingBox())!;
  await page.mouse.move(x + width - 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 1 + by, y + height / 2, { steps: 5 });
  await page.mouse.up();
}

/** What the viewer sees of a row's cell, below the bars and the header that stick to the window's top. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    const header = document.querySelector('.MuiDataGrid-columnHeaders')!.getBoundingClientRect();
    return header.top >= 0 && top >= header.bottom - 1 && bottom <= innerHeight + 1;
  });

test('a long roster scrolls with the page, its header visible; opening a player keeps the page’s scroll', async () => {
  const page = await visit.reusePage();
  await page.goto('/league/2298387');
  await page.locator('.row-link a').first().click();
  const grid = page.getByRole('grid', { name: 'Players' });
  await grid.waitFor();
  await settled(page);
  await page.getByText('Average').scrollIntoViewIfNeeded();
  await eventually(async () => expect(await scrollTop(page)).toBeGreaterThan(50));
  const before = await scrollTop(page);
  const cell = grid.getByRole('row').last().locator('[data-field=playerName]');
  await cell.click({ position: { x: 4, y: 4 } }); // beside the link
  await page.getByRole('dialog').waitFor();
  expect(await scrollTop(page)).toBe(before);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await scrollTop(page)).toBe(before);
  await eventually(async () => expect(await cell.evaluate((node) => node === document.activeElement)).toBe(true));
  for (let row = 0; row < 20; row += 1) await page.keyboard.press('ArrowUp');
  await eventually(async () => expect(await scrollTop(page)).toBeLessThan(before));
  await eventually(async () => expect(await inSight(page)).toBe(true));
  for (let row = 0; row < 20; row += 1) await page.keyboard.press('ArrowDown');
  await eventually(async () => expect(await inSight(page)).toBe(true));
  expect(page.complaints).toEqual([]);
});

test('a list that scrolls in itself stays where it was scrolled to when a column is resized', async () => {
  const page = await visit.reusePage();
  await page.goto('/availableplayers/132?show=all&sort=-name');
  await page.getByRole('grid').waitFor();
  await settled(page);
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  const top = () => scroller.evaluate((box) => box.scrollTop);
  await scroller.evaluate((box) => box.scrollTo({ top: 3000 }));
  await eventually(async () => expect(await top()).toBe(3000));
  const header = page.getByRole('columnheader', { name: 'Name' });
  const before = (await header.boundingBox())!;
  await resize(page, header, 60);
  await eventually(async () => expect((await header.boundingBox())!.width).toBeGreaterThan(before.width + 50));
  // A jump would follow within a frame or two.
  await page.waitForTimeout(100);
  expect(await top()).toBe(3000);
});

test('Back to a scrolled roster scrolls to where the viewer was, and so does a reload', async () => {
  const page = await visit.reusePage({ viewport: { width: 1300, height: 800 } });
  await page.goto('/league/132/team/13204');
  await page.getByRole('grid', { name: 'Players' }).waitFor();
  await settled(page);
  await page.evaluate(() => scrollTo(0, 400));
  // A click of Playwright would scroll first: the bar is in the page's scroll padding.
  await page.getByRole('navigation', { name: 'League' }).getByRole('link', { name: 'Standings' }).dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: 'Standings' }).waitFor();
  await page.goBack();
  await page.getByRole('grid', { name: 'Players' }).waitFor();
  await eventually(async () => expect(await scrollTop(page)).toBe(400));
  await page.reload();
  await settled(page);
  await eventually(async () => expect(await scrollTop(page)).toBe(400));
});

test('a resized column keeps its width after a reload, until Reset view; the summary stays in its columns', async () => {
  const page = await visit.reusePage();
  await page.goto('/history/132/pointsbyyear/2025');
  const header = page.getByRole('columnheader', { name: 'Team Score' });
  await page.getByRole('grid').waitFor();
  await settled(page);
  const width = async () => Math.round((await header.boundingBox())!.width);
  const before = await width();
  await resize(page, header, 60);
  await eventually(async () => expect(Math.abs((await width()) - before - 60)).toBeLessThanOrEqual(2));
  const cell = page.getByRole('table', { name: 'Team Scores: summary' }).getByRole('row').first().getByRole('cell').nth(1);
  await eventually(async () =>
    expect(Math.abs((await cell.boundingBox())!.x - (await header.boundingBox())!.x)).toBeLessThanOrEqual(1),
  );
  const arranged = await width();
  await page.reload();
  await page.getByRole('grid').waitFor();
  await eventually(async () => expect(await width()).toBe(arranged));
  await page.getByRole('button', { name: 'Reset view' }).click();
  await eventually(async () => expect(await width()).toBe(before));
  expect(page.complaints).toEqual([]);
});

test('where the grid’s chunk cannot be loaded, every row can still be reached', async () => {
  const page = await visit.reusePage();
  const { grid } = (await (await fetch(`${visit.address}/chunks.json`)).json()) as { grid: string[] };
  let refused = 0;
  await page.route(
    ({ pathname }) => grid.includes(pathname.slice(1)),
    (route) => {
      refused += 1;
      return route.abort();
    },
  );
  await page.goto('/availableplayers/132?show=all');
  const table = page.getByRole('table', { name: 'Available Players' });
  await table.waitFor();
  const [, total] = /of (\d+)/.exec(await page.locator('.table-count').innerText())!;
  expect(await table.locator('tbody tr').count()).toBe(Number(total));
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('Show 20');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText(`21–40 of ${total}`).waitFor();
  expect(refused).toBeGreaterThan(0);
});
