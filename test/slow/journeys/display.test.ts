/** What a viewer’s browser decides: the theme, the paper, the time zone. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { openWithoutCode } from '../../support/heldCode';
import { Visit } from '../../support/journey';
import { linesOf, settled } from '../../support/onPage';

const visit = new Visit();

/** How light the page's ground is, 0 to 255. */
const ground = (page: Page) =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0] ?? NaN));

const expectGround = (page: Page, light: boolean) => eventually(async () => expect((await ground(page)) > 128).toBe(light));

test('the theme follows the system until one is chosen; the choice survives a reload and applies before the first paint', async () => {
  const page = await visit.reusePage({ colorScheme: 'dark' });
  await page.goto('/');
  await settled(page);
  await expectGround(page, false);
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('radio', { name: 'Light' }).check();
  await expectGround(page, true);
  const bars = () =>
    page.locator('meta[name="theme-color"]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
  expect(new Set(await bars()).size).toBe(1);

  // Without the application's code there is only the first paint.
  await page.route('**/client.*.js', (route) => route.abort());
  await page.goto('/league/132');
  expect(await ground(page)).toBeGreaterThan(128);
  await page.unroute('**/client.*.js');

  await page.goto('/league/132');
  await settled(page);
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('radio', { name: 'System' }).check();
  await expectGround(page, false);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.each([
  ['standings', '/league/132', 12],
  ['a roster', '/league/132/team/13204', 17],
  ['the draft order', '/draftorder/132', 100],
  ['the matrix of rosters', '/rosterbreakdown/132', 12],
  ['the depth charts', '/depthchart/132', 12],
])('%s in print: black on white, every row, no controls, nothing cut off', async (_what, address, rows) => {
  const page = await visit.reusePage({ colorScheme: 'dark', viewport: { width: 718, height: 1000 } });
  await page.goto(address);
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await eventually(async () => expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(rows));
  const paper = await page.evaluate(() => {
    // The buttons of headers are text on paper.
    const shown = [...document.querySelectorAll('.navbar, .league-bar, .league-screens, .footer, main button')].filter(
      (element) => element.checkVisibility() && element.textContent.trim() && !element.closest('th'),
    );
    const cut = [...document.querySelectorAll('td, th')].filter((cell) => cell.getBoundingClientRect().right > 719);
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { shown: shown.map((element) => element.outerHTML), cut: cut.length, color, backgroundColor };
  });
  expect(paper).toEqual({ shown: [], cut: 0, color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
});

/** The text of each A4 sheet that a page is printed on. */
async function sheetsOf(page: Page): Promise<string[]> {
  const path = join(mkdtempSync(join(tmpdir(), 'sheets-')), 'page.pdf');
  await page.pdf({ path, format: 'A4' });
  return JSON.parse(
    execFileSync(process.execPath, [join(__dirname, '../../support/sheetTexts.mjs'), path]).toString(),
  ) as string[];
}

test.each([
  ['/depthchart/132', 'Depth Charts', 2, /Team QB RB WR TE K DEF\n[^]{300}/],
  ['/availableplayers/132', 'Available Players', 2, /\n17 [^]*\n18 [^]*\n19 [^]*\n20 /],
  ['/league/132', 'Standings', 2, /\nLatest changes\n/],
  ['/league/132/team/13204', 'Gridiron Gurus · Team', 2, /(\n(QB|RB|WR|TE|K|DEF) [^\n]*){3}\nAverage/],
])(
  '%s in print: every sheet has page, league and date on top, none is blank, no row is alone',
  async (address, title, count, onLast) => {
    const page = await visit.reusePage();
    await page.goto(address);
    await settled(page);
    const sheets = await sheetsOf(page);
    expect(sheets.length).toBeGreaterThanOrEqual(count);
    for (const sheet of sheets) {
      expect(sheet).toMatch(new RegExp(`^${title} · Global League · Sideline · \\d{1,2} \\w{3,4} \\d{4}\\n`));
      expect(sheet.length).toBeGreaterThan(200);
    }
    expect(sheets.at(-1)).toMatch(onLast);
  },
);

test('charts are printed, with their lines, also those that were not scrolled to', async () => {
  const page = await visit.reusePage({ viewport: { width: 718, height: 400 } });
  await page.goto('/history/132/pointsbyyear/2025/13204');
  await settled(page);
  const line = page.locator('figure .MuiLineChart-line').first();
  await line.waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await eventually(async () => expect((await line.boundingBox())?.width).toBeGreaterThan(300));
  await page.goto('/history/132/pointsbyyear/2025');
  await settled(page);
  await page.locator('figure .MuiBarChart-element').first().waitFor({ state: 'attached' });
  expect((await sheetsOf(page)).join()).toContain('2025 Team Score from week to week');
});

test('the draft board is printed on one sheet', async () => {
  const page = await visit.reusePage({ viewport: { width: 1000, height: 718 } });
  await page.goto('/draftorder/132?view=board');
  await settled(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('at 1024 px the draft board shows twelve teams, and breaks neither a surname nor a word of a team', async () => {
  const page = await visit.reusePage({ viewport: { width: 1024, height: 768 } });
  await page.goto('/draftorder/132?view=board');
  await settled(page);
  const board = page.getByRole('table', { name: 'Draft board' });
  const box = page.locator('.table-box', { has: board });
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await linesOf(board.getByRole('link', { name: 'Christian McCaffrey' }), 'McCaffrey')).toBe(1);
  expect(await linesOf(board.getByRole('link', { name: 'Café Touchdown' }).first(), 'Touchdown')).toBe(1);
});

test('forced colours keep wins, play-off spots, ages, shades, the keys of charts and the current page apart', async () => {
  const page = await visit.openPage({ forcedColors: 'active', colorScheme: 'dark' });
  /** A property of the first match of each selector. */
  const looks = async (property: string, selectors: string[], pseudo?: string) => {
    for (const selector of selectors) await page.locator(selector).first().waitFor({ state: 'attached' });
    return page.evaluate(
      (asked) =>
        asked.selectors.map((each) =>
          getComputedStyle(document.querySelector(each)!, asked.pseudo).getPropertyValue(asked.property),
        ),
      { property, selectors, pseudo },
    );
  };
  await page.goto('/league/132');
  expect(await looks('border-top-width', ['.last-results__W', '.last-results__L'])).toEqual(['4px', '1px']);
  const rows = ['.row-in > :first-child', 'tr.row-link:not(.row-in) > :first-child', '.legend__in'];
  expect(await looks('border-left-width', rows)).toEqual(['4px', '0px', '4px']);
  await page.goto('/draftorder/132');
  expect(await looks('border-left-width', ['.row-keeper > :first-child'])).toEqual(['4px']);
  await page.goto('/rosterbreakdown/132?average=age');
  const pills = ['green', 'yellow', 'red'].map((colour) => `p .table-pill-${colour}`);
  expect(await looks('border-top-style', pills)).toEqual(['solid', 'dashed', 'double']);
  const shades = await looks('background-color', ['.table-shade[style*="34%"]', '.table-shade:not([style*="34%"])']);
  expect(new Set(shades).size).toBe(2);
  await page.goto('/history/132/pointsbyyear/2025/13204');
  expect(await looks('border-top-style', ['.chart-legend > :first-child', '.chart-legend > :last-child'], '::before')).toEqual([
    'solid',
    'dashed',
  ]);
  expect(await looks('stroke-dasharray', ['.MuiLineChart-line', '.MuiLineChart-line[data-series*=dashed]'])).toEqual([
    'none',
    '6px, 4px',
  ]);
  await page.goto('/availableplayers/132');
  expect(await looks('outline-style', ['.table-pagination [aria-current]'])).toEqual(['solid']);
});

test('times are the server’s until the page is hydrated, then the viewer’s', async () => {
  const { page, release } = await openWithoutCode(visit, '/league/132');
  const stamp = () => page.locator('.page-header__subtitle time').innerText();
  const before = await stamp();
  expect(before).toBe((await page.locator('time').first().getAttribute('datetime'))!.slice(0, 16).replace('T', ' '));
  release();
  await settled(page);
  const zone = await page.evaluate(() => new Date().getTimezoneOffset());
  expect((await stamp()) === before).toBe(zone === 0);
});
