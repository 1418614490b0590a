/** A session and the application in browsers that lack something. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../support/eventually';
import { Visit } from '../../support/journey';
import { logInAsAdmin, logOut, settled } from '../../support/onPage';

const visit = new Visit();

test('a member stays logged in, and can log out, while the code that loads later cannot be loaded', async () => {
  const page = await visit.openPage({ serviceWorkers: 'block' });
  await page.goto('/league/132');
  await logInAsAdmin(page);
  const chunks = JSON.parse(readFileSync(join(__dirname, '../../../dist/chunks.json'), 'utf8')) as Record<string, string[]>;
  let blocked = 0;
  for (const file of chunks['later']!) await page.route(`**/${file}`, (route) => ((blocked += 1), route.abort()));
  await page.goto('/log-in');
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
  expect(blocked).toBeGreaterThan(0);
  const revoked = page.waitForRequest('**/api/token/revoke');
  await logOut(page);
  await revoked;
});

test('a browser that stores nothing shows the whole application', async () => {
  const page = await visit.openPage({ serviceWorkers: 'block' });
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', denied);
    Object.defineProperty(window, 'sessionStorage', denied);
  });
  await page.goto('/league/132');
  await settled(page);
  await page.getByRole('link', { name: 'Gridiron Gurus' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Gridiron Gurus' }).waitFor();
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  expect(page.complaints.filter((text) => text.startsWith('unhandled'))).toEqual([]);
});

test('the service worker is registered in a browser without idle callbacks, as Safari is', async () => {
  const page = await visit.openPage();
  await page.addInitScript('delete window.requestIdleCallback');
  await page.goto('/');
  expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});

test('a worker whose script is missing is unregistered, and the page reloads once', async () => {
  const page = await visit.openPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  let loads = 0;
  page.on('load', () => loads++);
  await page.context().route('**/service-worker.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.reload();
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await eventually(async () => expect(await workers()).toBe(0));
  await eventually(() => expect(loads).toBe(2));
  await page.waitForTimeout(1500);
  expect(loads).toBe(2);
});

test('a reload of the account stays there', async () => {
  const page = await visit.openPage();
  await page.goto('/league/132');
  await logInAsAdmin(page);
  await page.goto('/log-in');
  await settled(page);
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/log-in');
});

test('the service worker precaches the shell; offline the app runs and says so in the console', async () => {
  const page = await visit.openPage();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await settled(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Sideline' }).waitFor();
  await eventually(() => expect(logged).toContainEqual(expect.stringContaining('offline mode')));
});
