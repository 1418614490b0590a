import type { Page } from 'playwright-core';
import { fillSmallLeague } from '../../imports/smallLeague';
import { HostFolder, hostLeague } from '../../server/sync/hostFolder';
import { eventually } from '../../support/eventually';
import { Journey, type WatchedPage } from '../../support/journey';
import { logInAsAdmin, overflows, settled, violations } from '../../support/onPage';

const host = new HostFolder();
const journey = new Journey({ RECORDED_DIR: host.recorded });
beforeAll(() => fillSmallLeague(host));
afterAll(() => host.discard());

const name = 'Harbour League';
const main = (page: Page) => page.locator('#content');
const inMenus = (page: Page) => page.locator(`a[href="/league/${hostLeague}"]`).filter({ hasText: name });

/** A visitor's landing page, which listens to the server. */
async function openVisitor(): Promise<WatchedPage> {
  const visitor = await journey.openPage();
  const listening = visitor.waitForRequest((request) => request.resourceType() === 'eventsource');
  await visitor.goto('/');
  await listening;
  return visitor;
}

/** Checks what every page must be, and returns to the width of a desktop. */
async function check(page: Page) {
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toEqual({});
  await page.setViewportSize({ width: 1600, height: 1000 });
}

test('a person pastes a league’s id and sees its standings within 30 s; a host that is down says so and adds nothing', async () => {
  const visitor = await openVisitor();
  const page = await journey.openPage();
  await page.goto('/add-league');
  await logInAsAdmin(page);
  await page.evaluate(() => (window.name = 'the same document'));
  await page.getByLabel('Platform').selectOption('MyFantasyLeague');
  await page.getByLabel('League id or address').fill(hostLeague);
  await page.getByLabel('Season (leave empty for the newest)').fill('2026');
  host.put(`2026/${hostLeague}/league`, '<html>Down for maintenance</html>');
  await page.getByRole('button', { name: 'Find league' }).click();
  await main(page)
    .getByText(/is not JSON/)
    .waitFor();
  await page.getByLabel('League id or address').waitFor();
  expect(await page.getByRole('button', { name: /^Add / }).count()).toBe(0);
  await check(page);

  host.rename(name);
  const began = Date.now();
  await page.getByRole('button', { name: 'Find league' }).click();
  const add = page.getByRole('button', { name: `Add ${name}` });
  await add.waitFor();
  const found = Date.now();
  await check(page);
  const checked = Date.now();
  expect(await inMenus(visitor).count()).toBe(0);
  await add.click();
  await main(page).getByRole('link', { name: 'Open its standings' }).click();
  await page.locator('.page-header__subtitle', { hasText: name }).waitFor();
  await main(page).getByRole('link', { name: 'Lions of Oz' }).first().waitFor();
  expect(found - began + Date.now() - checked).toBeLessThan(30_000);
  expect(await page.evaluate(() => window.name)).toBe('the same document');

  await inMenus(visitor).waitFor();
  await page.getByRole('button', { name: 'Leagues', exact: true }).click();
  await inMenus(page).waitFor();
  expect([...page.complaints.filter((text) => !text.includes('status of 502')), ...visitor.complaints]).toEqual([]);
});

test('a league that is removed by its name, after an export, is gone from every menu and responds 404', async () => {
  const visitor = await openVisitor();
  expect(await inMenus(visitor).count()).toBeGreaterThan(0);
  const page = await journey.openPage();
  await page.goto(`/league/${hostLeague}/settings`);
  await logInAsAdmin(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save an export' }).click()]);
  expect(file.suggestedFilename()).toBe('HarbourLeague_export.json');
  await page.getByRole('button', { name: 'Remove the league' }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${name}?` });
  await dialog.getByText('An export was saved.').waitFor();
  await dialog.getByLabel('Name of the league').fill(name);
  await check(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  await page.getByRole('button', { name: 'Leagues', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Global League' }).waitFor();
  for (const each of [page, visitor]) await eventually(async () => expect(await inMenus(each).count()).toBe(0));
  expect([...page.complaints, ...visitor.complaints]).toEqual([]);
  expect((await visitor.goto(`/league/${hostLeague}`))!.status()).toBe(404);
  expect((await fetch(`${journey.address}/api/League/GetLeague?leagueId=${hostLeague}`)).status).toBe(404);
});
