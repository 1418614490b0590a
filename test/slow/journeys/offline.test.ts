/** A browser without network, and one whose page's code has gone from the server. */
import type { Page, Response } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { Journey } from '../../support/journey';
import { logInAsAdmin, logOut, settled } from '../../support/onPage';

const journey = new Journey();

const cachedPaths = (page: Page, name: string) =>
  page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname), name);

/** The names of the queries whose responses are stored for times without network. */
const storedQueries = async (page: Page, name: string) =>
  (await cachedPaths(page, name)).map((path) => /^\/offline\/(\w+)/.exec(path)?.[1]);

/** Visits a page and waits until its responses are in the offline cache. */
async function visit(page: Page, address: string, shown: string, call: string) {
  await page.goto(address);
  await page.getByText(shown, { exact: true }).first().waitFor();
  await settled(page);
  await eventually(async () => {
    const stored = await Promise.all([storedQueries(page, 'responses'), storedQueries(page, 'responses-session')]);
    expect(stored.flat()).toEqual(expect.arrayContaining([call, 'getSettings']));
  });
}

const notice = (page: Page) => page.getByText(/^Offline – as of \d{4}-\d\d-\d\d \d\d:\d\d \(just now\)$/);

/** Waits until the service worker controls the page and has cached what the page loaded before. */
async function workerReady(page: Page) {
  await page.goto('/league/132');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await eventually(async () => expect(await cachedPaths(page, 'config')).toEqual(['/config.json']));
}

test('offline the pages visited last are shown with their age; back online they are refetched', async () => {
  const page = await journey.openPage();
  await workerReady(page);
  await visit(page, '/league/132', 'Gridiron Gurus', 'getLeague');
  await visit(page, '/depthchart/132', 'Global League Depth Charts', 'getDepthChart');
  await page.context().setOffline(true);
  await page.reload();
  await notice(page).waitFor();
  await page.getByRole('heading', { name: 'Global League Depth Charts' }).waitFor();
  await page.goto('/league/132');
  await notice(page).waitFor();
  await page.getByRole('link', { name: 'Gridiron Gurus' }).first().waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/offline.png` });

  // A page that was never visited says so, and comes by itself.
  await page.goto('/league/348764');
  await page.locator('#content').getByText('No data available').waitFor();
  expect(await notice(page).count()).toBe(0);
  await page.context().setOffline(false);
  await page.locator('.page-header__subtitle', { hasText: 'Col League' }).waitFor();

  // Stored again, so that its age is less than a minute.
  await page.evaluate(() => caches.delete('responses'));
  await visit(page, '/league/132', 'Gridiron Gurus', 'getLeague');
  await page.context().setOffline(true);
  await page.goto('/league/132');
  await notice(page).waitFor();
  await page.context().setOffline(false);
  await notice(page).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Gridiron Gurus' }).first().waitFor();
});

/** The sentences of a page about a lost network or a failed load. */
const sentencesOn = async (page: Page) =>
  (await page.locator('#content').innerText())
    .split('\n')
    .filter((line) => /offline|couldn’t|not been loaded|retry/i.test(line))
    .map((line) => line.replace(/ \d{4}-\d\d-\d\d \d\d:\d\d \(.*?\)/, ' …'));

test('offline one sentence says so: without data, without code, and where a part of the page is saved', async () => {
  const page = await journey.openPage();
  await workerReady(page);
  await visit(page, '/league/132/team/13204', 'Gridiron Gurus', 'getTeam');
  await page.context().setOffline(true);
  for (const [address, shown, sentence] of [
    ['/league/348764', 'No data available', 'Offline – this page has not been loaded on this device before.'],
    [
      '/league/132/team/13205',
      'No data available',
      'Offline – as of …. What is missing has not been loaded on this device before.',
    ],
    ['/draftorder/132', 'This page could not be shown', 'Offline – this page has not been loaded on this device before.'],
    ['/league/132', 'Gridiron Gurus', 'Offline – as of …'],
  ] as const) {
    await page.goto(address);
    await page.locator('#content').getByText(shown).first().waitFor();
    await eventually(async () => expect([address, await sentencesOn(page)]).toEqual([address, [sentence]]));
  }
});

test('on a silent network the shell is shown, and the rows as soon as they arrive', async () => {
  const page = await journey.openPage();
  await workerReady(page);
  await visit(page, '/depthchart/132', 'Global League Depth Charts', 'getDepthChart');
  process.kill(journey.product.pid, 'SIGSTOP');
  try {
    await page.goto('/league/132', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Leagues' }).click();
    await page.getByRole('link', { name: 'Col League' }).waitFor();
  } finally {
    process.kill(journey.product.pid, 'SIGCONT');
  }
  await page.getByRole('link', { name: 'Gridiron Gurus' }).first().waitFor();
});

test('a session survives being offline; its stored responses do not survive the session', async () => {
  const page = await journey.openPage();
  await workerReady(page);
  await logInAsAdmin(page);
  await visit(page, '/draftorder/132', 'Round 1', 'getDraftOrder');
  expect(await storedQueries(page, 'responses')).not.toContain('getDraftOrder');
  await page.context().setOffline(true);
  await page.reload();
  await notice(page).waitFor();
  await logOut(page);
  await page.getByRole('link', { name: 'Log in' }).waitFor();
  await eventually(async () => expect(await page.evaluate(() => caches.keys())).not.toContain('responses-session'));
  await page.reload();
  await page.locator('#content').getByText('No data available').waitFor();
});

/** Lets a page's own chunk fail as a host fails that has a newer version. */
const withoutChunk = async (page: Page, status: number, times = Infinity) => {
  let failed = 0;
  const first = new Set<string>();
  const note = (response: Response) => void first.add(new URL(response.url()).pathname);
  page.on('response', note);
  await page.goto('/league/132');
  await page.getByRole('link', { name: 'Gridiron Gurus' }).first().waitFor();
  page.off('response', note);
  await page.route('**/assets/*.js', async (route) => {
    if (first.has(new URL(route.request().url()).pathname) || failed >= times) return route.continue();
    failed++;
    return status === 0 ? route.abort() : route.fulfill({ status, contentType: 'text/html', body: '<!doctype html>' });
  });
  return () => failed;
};
const toDepthChart = (page: Page) =>
  page.getByRole('navigation', { name: 'League' }).getByRole('link', { name: 'Teams' }).click();

test('a chunk that fails once is requested again', async () => {
  const page = await journey.openPage({ serviceWorkers: 'block' });
  const failed = await withoutChunk(page, 0, 1);
  await toDepthChart(page);
  await page.getByRole('heading', { name: 'Global League Depth Charts' }).waitFor();
  expect(failed()).toBe(1);
});

test('a page whose chunks all fail once is still shown', async () => {
  const page = await journey.openPage({ serviceWorkers: 'block' });
  const asked = new Map<string, number>();
  await page.route('**/assets/*.js', (route) => {
    const times = (asked.get(route.request().url()) ?? 0) + 1;
    asked.set(route.request().url(), times);
    return times < 3 ? route.abort() : route.continue();
  });
  await page.goto('/league/132');
  await page.getByRole('button', { name: 'Leagues' }).click();
  await page.getByRole('link', { name: 'Col League' }).waitFor();
});

test.each([0, 404, 200])('a chunk that is gone (%s) is explained with Reload; the navigation stays and works', async (status) => {
  const page = await journey.openPage({ serviceWorkers: 'block' });
  await withoutChunk(page, status);
  await toDepthChart(page);
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/chunk.png` });
  await page.getByRole('navigation', { name: 'League' }).getByRole('link', { name: 'Standings' }).click();
  await page.getByRole('link', { name: 'Gridiron Gurus' }).first().waitFor();
  await toDepthChart(page);
  await page.unroute('**/assets/*.js');
  const heading = page.getByRole('heading', { name: 'Global League Depth Charts' });
  const reload = page.getByRole('button', { name: 'Reload' });
  await heading.or(reload).waitFor();
  if (await reload.isVisible()) await reload.click();
  await heading.waitFor();
});
