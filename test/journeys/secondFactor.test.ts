import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { Journey } from '../support/journey';
import { overflows, settled, violations } from '../support/onPage';
import { testAdmin } from '../support/testAdmin';

const journey = new Journey();

/** Checks what every page must be, on a phone and on a desktop. */
async function check(page: Page) {
  await settled(page);
  expect(await overflows(page)).toEqual({});
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1600, height: 1000 });
  expect(await violations(page)).toEqual([]);
}

async function logIn(page: Page) {
  await page.goto('/log-in');
  await page.getByLabel('E-mail address').fill(testAdmin.email);
  await page.getByLabel('Password').fill(testAdmin.password);
  await page.keyboard.press('Enter');
}

const account = (page: Page) => page.getByRole('link', { name: testAdmin.email });

test('an admin sets up a second factor, logs in with a recovery code by the keyboard, requires one, and turns it off', async () => {
  const page = await journey.openPage();
  await logIn(page);
  await account(page).click();
  await page.getByRole('button', { name: 'Set up' }).click();
  await check(page);
  const address = await page.getByRole('link', { name: /open it in an app/ }).getAttribute('href');
  const secret = new URL(address!).searchParams.get('secret')!;
  await page.getByLabel('Your password').fill(testAdmin.password);
  await page.getByLabel('Code that the app shows').fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  await check(page);
  const codes = await page.locator('ol code').allInnerTexts();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await page.getByText('10 recovery codes are left.').waitFor();
  await check(page);

  await page.getByRole('button', { name: 'Log out' }).click();
  await account(page).waitFor({ state: 'detached' });
  await logIn(page);
  await page.getByLabel('Code').waitFor();
  await check(page);
  await page.keyboard.type(codes[0]!);
  await page.keyboard.press('Enter');
  await account(page).waitFor();

  await page.goto('/admin');
  const rule = page.getByRole('checkbox', { name: /^Require a second factor/ });
  await rule.click();
  await page.getByText('second factor of commissioners and admins: not required → required').waitFor();
  await rule.click();
  await page.getByText('second factor of commissioners and admins: required → not required').waitFor();
  await account(page).click();
  await page.getByLabel('Your password').fill(testAdmin.password);
  await page.getByLabel(/^Code from the app/).fill(codes[1]!);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.locator('#content').getByText('The second factor is off.').waitFor();
  // The browser itself logs the log-in that is asked for a code.
  expect(page.complaints).toEqual([expect.stringContaining('status of 401')]);
});
