import type { Page } from 'playwright-core';
import { Journey } from '../support/journey';
import { overflows, settled, violations } from '../support/onPage';
import { testAdmin } from '../support/testAdmin';

const journey = new Journey();

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
  await page.goto('/log-in');
  await page.getByLabel('E-mail address').fill(testAdmin.email);
  await page.getByLabel('Password').fill(testAdmin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  const account = page.getByRole('link', { name: testAdmin.email });
  await page.waitForURL((url) => url.pathname === '/');
  await account.click();
  await page.getByLabel('Account password').fill(testAdmin.password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.locator('#content').getByText('Passkey added.').waitFor();
  const remove = page.getByRole('button', { name: /^Remove the passkey/ });
  await remove.waitFor();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toEqual({});

  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.getByRole('button', { name: 'Log out' }).click();
  await account.waitFor({ state: 'detached' });
  await page.goto('/log-in');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await account.click();
  await remove.click();
  await page.getByRole('dialog').getByLabel('Account password').fill(testAdmin.password);
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Your account has no passkeys.').waitFor();
  expect(page.complaints).toEqual([]);
});
