/** Every screen while it waits, without data, after a failure and in full: what axe finds, what overflows, and a walk by the keyboard. */
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { tabThrough } from '../../support/keyboard';
import { Journey, type WatchedPage } from '../../support/journey';
import { logInAsAdmin, overflows, settled, violations } from '../../support/onPage';
import { dataScreens, mainScreens } from '../../support/screens';

const journey = new Journey();
const shell = join(__dirname, '../../../dist/index.html');

/** The same respond with nothing in its lists. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]));
};

const problem = { status: 500, contentType: 'application/problem+json', body: '{"title":"Internal Server Error","status":500}' };

/** What a state makes of each call. */
const states: Record<'waiting' | 'empty' | 'failed' | 'full', (route: Route) => Promise<void>> = {
  waiting: () => new Promise(() => undefined),
  empty: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: emptied(await response.json()) });
  },
  failed: (route) => route.fulfill(problem),
  full: (route) => route.continue(),
};

async function opened(screen: string, state: keyof typeof states, width = 1600): Promise<WatchedPage> {
  const page = await journey.openPage({ serviceWorkers: 'block', viewport: { width, height: 1000 } });
  await page.route('**/api/**', states[state]);
  // The server renders a page with its data; the shell of a static host has none.
  if (state !== 'full') await page.route(`**${screen}`, (route) => route.fulfill({ path: shell, contentType: 'text/html' }));
  await page.goto(screen);
  if (state === 'waiting') await page.getByRole('progressbar').first().waitFor();
  else await settled(page);
  await page.getByRole('button', { name: /^(Display|Menu)$/ }).waitFor();
  const hasTable = state !== 'waiting' && (await page.locator('.table-layout :is(table, [role=grid])').count()) > 0;
  if (hasTable) await page.getByRole('grid').first().waitFor();
  return page;
}

/** The keyboard comes to everything and is seen everywhere; repeated where the page changes during the walk. Ends when the last tooltip is closed. */
async function expectWalk(page: Page) {
  await eventually(async () => expect(await tabThrough(page)).toEqual({ unseen: [], missed: [] }));
  await eventually(async () => expect(await page.getByRole('tooltip').count()).toBe(0));
}

async function expectAccessible(page: Page) {
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violations(page, 'color-contrast')).toEqual([]);
}

// Sleeper's screens are the same pages.
const ofOnePlatform = dataScreens.filter((screen) => !screen.startsWith('/sleeper/'));
const cases = [
  ...(['waiting', 'empty', 'failed'] as const).flatMap((state) => ofOnePlatform.map((screen) => [state, screen] as const)),
  ...mainScreens.map((screen) => ['full', screen] as const),
];

test.each(cases)(
  '%s: %s',
  async (state, screen) => {
    const page = await opened(screen, state);
    expect(await overflows(page)).toEqual({});
    await page.setViewportSize({ width: 1600, height: 1000 });
    // A grid and its tools are there when it is empty, too. What a page shows while it waits and when it failed is the same on each.
    if (['full', 'empty'].includes(state) || screen === ofOnePlatform[0]) await expectWalk(page);
    // In full `screens.test.ts` looks at them.
    if (state !== 'full') await expectAccessible(page);
    if (state !== 'failed') expect(page.complaints).toEqual([]);
  },
  180_000,
);

test.each(['', '?view=leagues', '?view=players', '?view=people', '?view=log'])(
  'the admin page of an admin: %s',
  async (view) => {
    const page = await opened(`/admin${view}`, 'full');
    await logInAsAdmin(page);
    await page.getByRole('heading', { level: 1, name: /Admin$/ }).waitFor();
    await settled(page);
    await expectWalk(page);
    expect(await overflows(page)).toEqual({});
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);
  },
  180_000,
);

const opens: [what: string, screen: string, width: number, open: (page: Page) => Promise<unknown>, shown: string][] = [
  ['a player', '/league/132/team/13204', 1600, (page) => page.getByText('CeeDee Lamb').click(), '[role=dialog]'],
  ['the shortcuts', '/league/132', 1600, (page) => page.keyboard.press('?'), '[role=dialog]'],
  [
    'a filter',
    '/availableplayers/132',
    1600,
    (page) => page.getByRole('button', { name: 'Filter Name' }).click(),
    '[role=dialog]',
  ],
  [
    'a filter',
    '/availableplayers/132',
    390,
    (page) => page.getByLabel('Filter by').selectOption({ label: 'Name' }),
    '[role=group][aria-label="Filter Name"]',
  ],
  ['the display', '/league/132', 1600, (page) => page.getByRole('button', { name: 'Display' }).click(), '[aria-expanded=true]'],
  ['a menu', '/league/132', 1600, (page) => page.getByRole('button', { name: 'Leagues' }).click(), '[aria-expanded=true]'],
  ['all menus', '/league/132', 390, (page) => page.getByRole('button', { name: 'Menu' }).click(), '[aria-expanded=true]'],
];

test.each(opens)('%s opened on %s at %i px', async (_, screen, width, open, shown) => {
  // Not made narrower afterwards: while columns move, a click can press one element and release another.
  const page = await opened(screen, 'full', width);
  await open(page);
  await page.locator(shown).first().waitFor();
  await expectAccessible(page);
  expect(page.complaints).toEqual([]);
});
