/** How an account is kept safe: passkeys and a second factor. */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { Journey } from '../../support/journey';
import { accountMenu, logOut, overflows, settled, violations } from '../../support/onPage';
import { testAdmin } from '../../support/testAdmin';

const journey = new Journey();

/** Checks what every page must be, and returns to the width of a desktop. */
async function check(page: Page) {
  await settled(page);
  expect(await overflows(page)).toEqual({});
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1600, height: 1000 });
}

async function logIn(page: Page) {
  await page.goto('/log-in');
  await page.getByLabel('E-mail address').fill(testAdmin.email);
  await page.getByLabel('Password').fill(testAdmin.password);
  await page.keyboard.press('Enter');
}

async function openAccount(page: Page) {
  await accountMenu(page).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
}

/** Gives a page's browser an authenticator whose user is always verified. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

test('an admin adds a passkey, logs in with it under the page’s policy, and removes it', async () => {
  const { port } = new URL(journey.address);
  // A passkey belongs to a host name.
  const page = await journey.openPage({ baseURL: `http://localhost:${port}` });
  await addAuthenticator(page);
  await logIn(page);
  await page.waitForURL((url) => url.pathname === '/');
  await openAccount(page);
  await page.getByLabel('Account password').fill(testAdmin.password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.locator('#content').getByText('Passkey added.').waitFor();
  const remove = page.getByRole('button', { name: /^Remove the passkey/ });
  await remove.waitFor();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toEqual({});

  await page.setViewportSize({ width: 1600, height: 1000 });
  await logOut(page);
  await accountMenu(page).waitFor({ state: 'detached' });
  await page.goto('/log-in');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await openAccount(page);
  await remove.click();
  await page.getByRole('dialog').getByLabel('Account password').fill(testAdmin.password);
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Your account has no passkeys.').waitFor();
  expect(page.complaints).toEqual([]);
});

test('an admin sets up a second factor, logs in with a recovery code by the keyboard, requires one, and turns it off', async () => {
  const page = await journey.openPage();
  await logIn(page);
  await openAccount(page);
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

  await logOut(page);
  await accountMenu(page).waitFor({ state: 'detached' });
  await logIn(page);
  await page.getByLabel('Code').waitFor();
  await check(page);
  await page.keyboard.type(codes[0]!);
  await page.keyboard.press('Enter');
  await accountMenu(page).waitFor();

  await page.goto('/admin?view=people');
  const rule = page.getByRole('checkbox', { name: /^Require a second factor/ });
  const log = async (change: string) => {
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    await page.getByText(`second factor of commissioners and admins: ${change}`).waitFor();
    await page.getByRole('link', { name: 'People', exact: true }).click();
  };
  await rule.click();
  await log('not required → required');
  await rule.click();
  await log('required → not required');
  await openAccount(page);
  await page.getByLabel('Your password').fill(testAdmin.password);
  await page.getByLabel(/^Code from the app/).fill(codes[1]!);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.locator('#content').getByText('The second factor is off.').waitFor();
  // The browser itself logs the log-in that is asked for a code.
  expect(page.complaints).toEqual([expect.stringContaining('status of 401')]);
});
