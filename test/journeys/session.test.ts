import { Visit } from '../support/journey';
import { accountMenu, logInAsAdmin, logOut, settled } from '../support/onPage';

const visit = new Visit();

test('a session survives a reload, and a 401 clears stored credentials and leads to /log-in?timeout and back', async () => {
  const page = await visit.openPage();
  await page.goto('/league/132/team/13204');
  await logInAsAdmin(page);
  expect(new URL(page.url()).pathname).toBe('/league/132/team/13204');
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'emailAddress',
    'refreshToken',
    'refreshTokenExpiresAt',
  ]);
  await page.reload();
  await accountMenu(page).waitFor();
  await settled(page);

  await page.route('**/api/Team/TeamSetKeeper**', (route) => route.fulfill({ status: 401 }));
  await page
    .getByRole('checkbox', { name: /^Keeper: / })
    .first()
    .click();
  await page.waitForURL('**/log-in?timeout');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByText(/session has expired/i).waitFor();
  await page.unroute('**/api/Team/TeamSetKeeper**');

  await page.getByLabel('E-mail').fill('admin@example.com');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('admin@example.com');
  await page.getByLabel('Password').fill('fourth-and-inches');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/league/132/team/13204');
  await logOut(page);
  await page.getByRole('link', { name: 'Log in' }).waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
