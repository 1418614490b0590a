/** Tables on a phone, 390 px wide, and at 400 % zoom. */
import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { Visit } from '../../support/journey';
import { linesOf, overflows, settled, violations } from '../../support/onPage';
import { seen } from '../../support/pinned';

const visit = new Visit();
const viewport = { width: 390, height: 844 };

/** What the first table of a screen shows in the headers of its narrow rows: the title, the figure by which it sorts or for which it is. */
const headers: Record<string, string[]> = {
  '/league/132': ['Team', 'W', 'L', 'T'],
  '/league/132?view=league': ['Team', 'W', 'L', 'T'],
  '/availableplayers/132': ['Name', 'Rank'],
  '/availableplayers/132?sort=-fantasyProsInfo.avg': ['Name', 'ADP'],
  '/depthchart/132': ['Team'],
  '/league/132/team/13204': ['Name', 'Keeper', 'NFL Rank'],
  '/keeperbreakdown/132': ['Team', 'Avg ADP'],
  '/rosterbreakdown/132?average=age': ['Team', 'Avg Age'],
  '/draftorder/132': ['Team Name', 'Pick No'],
  '/rookies/132/2025': ['Player Name', 'FPros Pos Rank'],
  '/history/132/pointsbyyear/2025': ['Team Name', 'Total Score'],
  '/history/132/pointsbyyear/2025/13204': ['Opponent', 'Team Score'],
  '/history/132/pointsbyyear/2025/13204/3': ['Player Name', 'Score'],
  '/predrafttrades/132/2026': ['From', 'Date'],
  '/sleeper/futurepicks/620000000000000149': ['Team Name'],
  '/league/history/132?view=regular&year=2024': ['Team', 'W', 'L', 'T'],
  '/league/history/132?view=final&year=2024': ['Team', 'Record'],
};

/** How many boxes of a page scroll sideways, and the headers of the first that are seen in it. */
const tableOf = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.table-box, .MuiDataGrid-virtualScroller')];
    const scrolls = (box: Element) => box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== 'visible';
    const { left, right } = boxes[0]!.getBoundingClientRect();
    const isSeen = (header: Element) => {
      const box = header.getBoundingClientRect();
      return box.width > 1 && box.left >= left && box.right <= right + 0.5;
    };
    const shown = [...boxes[0]!.querySelectorAll('th[scope=col], [role=columnheader]')].filter(isSeen);
    const inOrder = shown.toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
    return { scrolling: boxes.filter(scrolls).length, headers: inOrder.map(({ textContent }) => textContent) };
  });

test.each(Object.entries(headers))(
  '%s shows what it is for without a sideways scroll, before and after hydration',
  async (address, expected) => {
    const plain = await visit.openPage({ viewport, javaScriptEnabled: false });
    await plain.goto(address);
    const page = await visit.reusePage({ viewport });
    await page.goto(address);
    await settled(page);
    for (const each of [plain, page]) {
      for (const width of [390, 320]) {
        await each.setViewportSize({ width, height: 844 });
        await eventually(async () => expect(await tableOf(each)).toEqual({ scrolling: 0, headers: expected }));
      }
    }
  },
);

test('the grid has the rows of the server’s table where that had them', async () => {
  const places = (page: Page) =>
    page.locator('.narrow-title, .narrow-chip, .narrow-figure').evaluateAll((parts) => {
      const rows = [...document.querySelectorAll('tbody tr, .MuiDataGrid-row')].slice(0, 6);
      const inRow = parts.filter((part) => rows.some((row) => row.contains(part)));
      const { top } = document.querySelector('.table-body')!.getBoundingClientRect();
      return inRow.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const box = range.getBoundingClientRect();
        return [part.textContent, Math.round((box.top - top) / 4), Math.round(box.left / 4)].join(' ');
      });
    });
  const plain = await visit.openPage({ viewport, javaScriptEnabled: false });
  await plain.goto('/availableplayers/132');
  const page = await visit.reusePage({ viewport });
  await page.goto('/availableplayers/132');
  await page.getByRole('grid').waitFor();
  await settled(page);
  expect((await places(page)).toSorted()).toEqual((await places(plain)).toSorted());
});

test('a table that scrolls sideways has a shadow at its right until its end', async () => {
  const page = await visit.reusePage({ viewport });
  await page.goto('/draftorder/132?view=board');
  await settled(page);
  const box = page.locator('.table-box');
  const shadow = () => box.evaluate((node) => Number(getComputedStyle(node, '::after').opacity));
  expect(await shadow()).toBe(1);
  await box.evaluate((node) => node.scrollTo(5000, 0));
  await eventually(async () => expect(await shadow()).toBe(0));
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

test.each([390, 320])(
  'a player’s sheet has all of its buttons in sight, and the arrow keys go through the grid, at %i px',
  async (width) => {
    const page = await visit.reusePage({ viewport: { width, height: 844 } });
    await page.goto('/availableplayers/132');
    await page.getByRole('grid').waitFor();
    await settled(page);
    const names = await page.locator('main a[href*="player="]').allInnerTexts();
    await page.getByRole('link', { name: names[0]!, exact: true }).click();
    await page.getByRole('dialog', { name: names[0]! }).waitFor();
    const buttons = page.getByRole('dialog').locator('.button');
    await eventually(async () => expect(await buttons.count()).toBe(4));
    for (const { x, right } of (await buttons.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON()),
    )) as DOMRect[]) {
      expect(x).toBeGreaterThan(0);
      expect(right).toBeLessThan(width);
    }
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: names[1]! }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(names[1]);
  },
);

test('compared players need no scrolling sideways, and no violation is found', async () => {
  const page = await visit.reusePage({ viewport });
  await page.goto('/player/6199037/4037?with=2749,2747,nobody&year=2023');
  await page.getByRole('table', { name: 'Side by side' }).waitFor();
  await page.locator('[role=img] svg').first().waitFor();
  await settled(page);
  expect((await tableOf(page)).scrolling).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toEqual({});
});
