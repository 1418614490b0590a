import { Journey } from '../support/journey';
import { logInAsAdmin, overflows, settled, violations } from '../support/onPage';

const journey = new Journey();

test('an admin invites a member, who opens the link, chooses a password and sees the own sessions; no request has the token but one', async () => {
  const admin = await journey.openPage();
  await admin.goto('/admin');
  await logInAsAdmin(admin);
  await settled(admin);
  await admin.getByLabel(/^League id, of/).fill('132');
  await admin.getByLabel(/^Team id, of/).fill('13201');
  await admin.getByRole('button', { name: 'Make invitation' }).click();
  const link = await admin.getByLabel(/^Send this link/).inputValue();
  await admin.getByRole('button', { name: 'Withdraw the link: New member' }).waitFor();
  await settled(admin);
  expect(await violations(admin)).toEqual([]);
  expect(await overflows(admin)).toEqual({});
  await admin.evaluate(() => localStorage.clear());

  const page = await journey.openPage();
  const token = link.split('#')[1]!;
  const withToken: string[] = [];
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes(token)) withToken.push(new URL(request.url()).pathname);
  });
  await page.goto(link);
  await page.getByLabel('E-mail address').fill('invited@example.com');
  await page.getByLabel(/^Password, 8/).fill('a long pass phrase');
  await page.getByLabel('Password once more').fill('a long pass phrase');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await page.getByRole('link', { name: 'invited@example.com' }).click();
  await page.getByText('This browser').waitFor();
  await settled(page);
  expect(withToken).toEqual(['/api/token/invitation']);
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toEqual({});
});
