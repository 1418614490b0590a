/** What people do while a page's code is loading, and what is kept for them. `screens.test.ts` hydrates every page. */
import { apiRequests, codeFiles, holdCode, openWithoutCode } from '../support/heldCode';
import { Visit } from '../support/journey';
import { accountMenu, logInAsAdmin, settled } from '../support/onPage';
import { testAdmin } from '../support/testAdmin';

const visit = new Visit();

test('a click on a team’s link in the first painted frame opens the team', async () => {
  const { page, release } = await openWithoutCode(visit, '/league/132');
  await page.getByRole('link', { name: 'Gridiron Gurus' }).first().click();
  await page.waitForURL('**/league/132/team/13204', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Gridiron Gurus' }).waitFor();
  release();
  await settled(page);
  expect(page.complaints).toEqual([]);
});

test('a log-in form that is submitted before hydration logs in after it, and never puts the password into the URL', async () => {
  const { page, release } = await openWithoutCode(visit, '/log-in');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.getByLabel('E-mail').fill(testAdmin.email);
  await page.getByLabel('Password').fill(testAdmin.password);
  await page.keyboard.press('Enter');
  release();
  await accountMenu(page).waitFor();
  expect(urls.filter((url) => url.includes(testAdmin.password))).toEqual([]);
  expect(page.complaints).toEqual([]);
});

test('a search typed before hydration is applied after it', async () => {
  const { page, release } = await openWithoutCode(visit, '/availableplayers/132');
  const field = page.getByRole('searchbox');
  await field.fill('allgeier');
  release();
  await page.waitForURL('**/availableplayers/132?*search=allgeier*');
  await settled(page);
  expect(await field.inputValue()).toBe('allgeier');
  expect(page.complaints).toEqual([]);
});

test('a member gets the same page at once, sends no request again, and is shown as logged in after hydration', async () => {
  const page = await visit.openPage();
  await page.goto('/league/132');
  await logInAsAdmin(page);
  const release = await holdCode(page);
  const requests = apiRequests(page);
  await page.goto('/league/132', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Gridiron Gurus' }).first().waitFor();
  release();
  await accountMenu(page).waitFor();
  await settled(page);
  const ofAccount = /\/api\/(token|Account|Events\/Ticket)/;
  expect(requests.filter((url) => !ofAccount.test(url))).toEqual([]);
  expect(page.complaints).toEqual([]);
});

test('a page whose JavaScript cannot be loaded says so, and can still be read', async () => {
  const page = await visit.openPage({ serviceWorkers: 'block' });
  await page.route(codeFiles, (route) => route.abort());
  await page.goto('/league/132').catch(() => undefined);
  await page.getByRole('alert').getByText('This page could not be loaded.').waitFor();
  expect(await page.getByRole('link', { name: 'Gridiron Gurus' }).first().isVisible()).toBe(true);
});
