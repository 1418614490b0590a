/** The bar of a league's pages: what stands in it is in sight at each width, also before the code is there. */
import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { Visit } from '../../support/journey';
import { settled } from '../../support/onPage';

const visit = new Visit();
const groups = ['Standings', 'Teams', 'Draft', 'Players', 'Scores', 'History'];

/** The groups that are in sight, in the league's bar or the navbar: nothing covers them, and none is cut off. */
const inSight = (page: Page) =>
  page.locator('.league-bar ul a, .navbar__screen').evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, right, top, height } = link.getBoundingClientRect();
        const ends = [left + 1, right - 1].map((x) => document.elementFromPoint(x, top + height / 2));
        return height >= 24 && ends.every((element) => element === link);
      })
      .map((link) => link.textContent),
  );

test.each([
  [1440, 900, 108],
  [1024, 768, 148],
  [768, 1024, 148],
  [390, 844, 96],
  [320, 568, 96],
])(
  'at %i × %i px all groups are visible, also far down the page; the page begins at most at %i px',
  async (width, height, top) => {
    const page = await visit.reusePage({ viewport: { width, height } });
    await page.goto('/draftorder/132');
    expect((await page.locator('main').boundingBox())!.y).toBeLessThanOrEqual(top);
    expect((await inSight(page)).toSorted()).toEqual(groups.toSorted());
    await page.evaluate(() => window.scrollTo(0, 3000));
    await eventually(async () => expect((await inSight(page)).toSorted()).toEqual(groups.toSorted()));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  },
);

test('at 400 % zoom the page begins at 64 px, and nothing stays over it', async () => {
  const page = await visit.reusePage({ viewport: { width: 320, height: 256 } });
  await page.goto('/draftorder/132');
  expect((await page.locator('main').boundingBox())!.y).toBeLessThanOrEqual(64);
  expect((await inSight(page)).toSorted()).toEqual(groups.toSorted());
  await page.evaluate(() => window.scrollTo(0, 600));
  const fixed = await page.evaluate(() =>
    [8, 40, 128, 248].filter((y) => !document.querySelector('main')!.contains(document.elementFromPoint(160, y))),
  );
  expect(fixed).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('the focus on the bar of a scrolled page leaves the page where it is', async () => {
  const page = await visit.reusePage({ viewport: { width: 1300, height: 800 } });
  await page.goto('/draftorder/132');
  await settled(page);
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Log in' }).evaluate((link) => link.focus({ preventScroll: true }));
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (const stop of groups.filter((group) => group !== 'History')) {
    await page.keyboard.press('Tab');
    expect(await focusedText()).toContain(stop);
  }
  // A scroll would begin within a frame or two.
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});

test('a URL that is entered in the same tab opens at its top; a reload stays where it was', async () => {
  const page = await visit.reusePage({ viewport: { width: 1024, height: 768 } });
  await page.goto('/draftorder/132');
  await settled(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.waitForFunction(() => window.scrollY === 900);
  await page.reload();
  await settled(page);
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(900));
  for (const url of ['/draftorder/348764', '/draftorder/132']) {
    await page.goto(url);
    await settled(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.goBack();
  await page.goBack();
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(900));
});

test('a page that is scrolled before its code has come stays where it is', async () => {
  const page = await visit.openPage({ viewport: { width: 1024, height: 768 } });
  let release!: () => void;
  const scrolled = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/client.*.js', async (route) => {
    await scrolled;
    await route.continue();
  });
  await page.goto('/draftorder/132', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.waitForFunction(() => window.scrollY === 900);
  release();
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('the groups and their screens are links without JavaScript', async () => {
  const page = await visit.openPage({ javaScriptEnabled: false });
  await page.goto('/league/132');
  const bar = page.getByRole('navigation', { name: 'League' });
  await bar.getByRole('link', { name: 'Players' }).click();
  await bar.getByRole('link', { name: '2025 Rookies' }).click();
  expect(new URL(page.url()).pathname).toBe('/rookies/132/2025');
});

test('the lower bar of a phone does not cover the end of the page', async () => {
  const page = await visit.reusePage({ viewport: { width: 390, height: 844 } });
  await page.goto('/depthchart/132');
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [footer, bar] = await Promise.all(
    ['.footer > div', '.league-bar ul'].map((selector) => page.locator(selector).first().boundingBox()),
  );
  expect(footer!.y + footer!.height).toBeLessThanOrEqual(bar!.y);
});

test('on a phone a long name of a league and its season are in one line', async () => {
  const page = await visit.reusePage({ viewport: { width: 390, height: 844 } });
  await page.goto('/league/132');
  await settled(page);
  const place = page.locator('.league-place');
  await place.locator('.league-place__name').evaluate((name) => (name.textContent = 'The League of Long-Winded Gentlemen'));
  const heights = await place.evaluate((box) => [...box.children].map((child) => child.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(40);
  // Also above the navbar of a scrolled page.
  await page.evaluate(() => window.scrollTo(0, 900));
  const isInSight = (box: Element) => {
    const { left, top, height } = box.getBoundingClientRect();
    return box.contains(document.elementFromPoint(left + 16, top + height / 2));
  };
  expect(await place.getByRole('group', { name: 'Season' }).evaluate(isInSight)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the league is changed by pointer, and the screen stays', async () => {
  const page = await visit.reusePage();
  await page.goto('/depthchart/132');
  await settled(page);
  await page.getByRole('button', { name: 'Leagues' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Col League' }).click();
  await page.getByRole('heading', { level: 1, name: 'Col League Depth Charts' }).waitFor();
  expect(page.complaints).toEqual([]);
});

/** The left edges of the division cards. */
const divisionEdges = (page: Page) =>
  page.locator('.divisions > .card').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));

test.each([
  [2, 2],
  [3, 1],
  [4, 2],
])('at 1024 px %i divisions are %i in a row', async (count, columns) => {
  const page = await visit.reusePage({ viewport: { width: 1024, height: 768 } });
  await page.route('**/api/League/GetLeague?**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { teams: { division: string }[] };
    body.teams.forEach((team, index) => (team.division = `Division ${index % count}`));
    await route.fulfill({ response, json: body });
  });
  await page.goto('/depthchart/132');
  await settled(page);
  await page.getByRole('link', { name: 'Standings' }).first().click();
  await page.getByRole('table', { name: 'Division 1' }).waitFor();
  const edges = await divisionEdges(page);
  expect(edges).toHaveLength(count);
  expect(new Set(edges).size).toBe(columns);
});

test.each([390, 1024, 1440])(
  'at %i px the first division cards are where they stay before the others have arrived',
  async (width) => {
    const page = await visit.reusePage({ viewport: { width, height: 900 } });
    await page.goto('/league/132');
    const edges = await divisionEdges(page);
    for (let count = edges.length - 1; count > 0; count--) {
      await page
        .locator('.divisions > .card')
        .last()
        .evaluate((card) => card.remove());
      expect(await divisionEdges(page)).toEqual(edges.slice(0, count));
    }
  },
);

test.each([1200, 1440])('at %i px three divisions are in a row, and none of their tables is cut off', async (width) => {
  const page = await visit.reusePage({ viewport: { width, height: 900 } });
  await page.goto('/league/132');
  const boxes = await page.locator('.divisions > .card').evaluateAll((cards) =>
    cards.map((card) => {
      const table = card.querySelector('.table-box')!;
      return { top: Math.round(card.getBoundingClientRect().top), cut: table.scrollWidth - table.clientWidth };
    }),
  );
  expect(boxes.map(({ cut }) => cut)).toEqual([0, 0, 0]);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
});

test('the brand link of a scrolled page leads to the top of the landing page, which is announced; Back restores the scroll', async () => {
  const page = await visit.openPage({ viewport: { width: 1600, height: 500 } });
  await page.goto('/depthchart/132');
  await settled(page);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Sideline' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sideline' }).waitFor();
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0));
  await eventually(async () => expect(await page.locator('#announcements').innerText()).toBe('Sideline'));
  await page.goBack();
  await page.getByRole('heading', { name: 'Global League Depth Charts' }).waitFor();
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(600));
});

test('Back does not open a phone’s menu again', async () => {
  const page = await visit.openPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/league/132');
  await settled(page);
  const items = page.locator('#navbar-items');
  await page.getByRole('button', { name: 'Menu' }).click();
  await items.getByRole('button', { name: 'Leagues' }).click();
  await items.getByRole('link', { name: 'Universal' }).click();
  await page.waitForURL((url) => url.pathname !== '/league/132');
  await items.waitFor({ state: 'hidden' });
  await page.goBack();
  await page.waitForURL('**/league/132');
  await page.waitForTimeout(500);
  expect(await items.isVisible()).toBe(false);
});
