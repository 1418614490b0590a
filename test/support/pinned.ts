/** The column that says who, which stays in sight when a table is scrolled. */
import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually';

/** The part of each cell, from 0 to 1, which its table's scrolled box shows; 0 where another element covers it. */
export const seen = (cells: Locator): Promise<number[]> =>
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

/** The cells that say who in the header and in the first row of a page's first table, which is in the middle of the window then; null without rows. */
async function pinnedCells(page: Page): Promise<Locator | null> {
  const table = page.locator('main [role=grid], main .table').first();
  const row = table.locator('[role=row][data-rowindex="0"], tbody tr:not(.table-group)').first();
  if ((await row.count()) === 0) return null;
  await row.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  return table.locator('[role=columnheader].pinned, thead .pinned').or(row.locator('.pinned'));
}

/** Expects them to stay in sight and opaque however far the table is scrolled. @returns whether the page has a table with rows */
export async function expectPinned(page: Page, address: string): Promise<boolean> {
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
