/** The search of a league whose index was loaded before the network was lost. */
import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { Visit, type WatchedPage } from '../../support/journey';
import { settled } from '../../support/onPage';

const visit = new Visit();

/** The queries whose responses are stored for times without network. */
const storedQueries = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('responses')).keys()).map(({ url }) => /\/offline\/(\w+)/.exec(url)?.[1] ?? ''),
  );

/** Opens the search and its first result by keyboard. */
async function openFirst(page: Page, typed: string, name: string) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await page.keyboard.type(typed);
  await page.getByRole('option', { name, selected: true }).waitFor();
  await page.keyboard.press('Enter');
}

/** Closes the sheet by keyboard and waits for the page below it. */
async function closeSheet(page: Page) {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** What a page complained of, but for the network's failures that the browser itself logs. */
const complaintsOf = ({ complaints }: WatchedPage) =>
  complaints.filter((text) => !/^error: Failed to load .*net::ERR_/.test(text));

test('offline, after a reload, the keyboard alone finds a player by his initials: his sheet opens, or says that it was never loaded', async () => {
  const page = await visit.openPage();
  await page.goto('/league/132');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await openFirst(page, 'cmc', 'Christian McCaffrey');
  await page.getByRole('dialog', { name: 'Christian McCaffrey' }).waitFor();
  await settled(page);
  await closeSheet(page);
  await eventually(async () =>
    expect(await storedQueries(page)).toEqual(
      expect.arrayContaining(['getLeague', 'getPlayer', 'getSearchIndex', 'getSettings']),
    ),
  );

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(/^Offline – as of /).waitFor();
  await openFirst(page, 'cmc', 'Christian McCaffrey');
  await page.getByRole('dialog', { name: 'Christian McCaffrey' }).getByText('Bye Week').waitFor();
  await closeSheet(page);
  await openFirst(page, 'arsb', 'Amon-Ra St. Brown');
  await page.getByRole('dialog').getByText('Offline – this player has not been loaded on this device before.').waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/offlineSearch.png` });
  expect(complaintsOf(page)).toEqual([]);
});

test('offline a search opened once online opens a player whose sheet was never open', async () => {
  const page = await visit.openPage();
  await page.goto('/league/132');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.keyboard.press('Control+k');
  await page.getByText(/^Finds players and teams of Global League/).waitFor();
  await settled(page);
  await page.keyboard.press('Escape');
  await eventually(async () =>
    expect(await storedQueries(page)).toEqual(expect.arrayContaining(['getLeague', 'getSearchIndex'])),
  );
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(/^Offline – as of /).waitFor();
  await openFirst(page, 'cmc', 'Christian McCaffrey');
  await page.getByRole('dialog').getByText('Offline – this player has not been loaded on this device before.').waitFor();
  expect(complaintsOf(page)).toEqual([]);
});
