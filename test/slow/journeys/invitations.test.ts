import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { Journey } from '../../support/journey';
import { MailServer } from '../../support/mailServer';
import { accountMenu, logInAsAdmin, overflows, settled, violations } from '../../support/onPage';

const mailServer = new MailServer();
const { mails } = mailServer;
const environment = { SMTP_URL: '', MAIL_FROM: 'league@league.example', PUBLIC_URL: 'https://league.example' };
beforeAll(async () => {
  await mailServer.start();
  environment.SMTP_URL = mailServer.url();
});
afterAll(() => mailServer.stop());
const journey = new Journey(environment);

const sendTo = (page: Page | Locator) => page.getByLabel(/^E-mail address that the link is sent to/);

test('an admin invites a member, who opens the link, chooses a password and sees the own sessions; only one request has the token', async () => {
  const admin = await journey.openPage();
  await admin.goto('/admin?view=people');
  await logInAsAdmin(admin);
  await settled(admin);
  await admin.getByRole('combobox', { name: 'League 1' }).fill('132');
  await admin.getByRole('option', { name: /^Global League/ }).click();
  await admin.getByLabel('Team 1').selectOption('13201');
  const form = admin.getByRole('form', { name: 'Make invitation' });
  await sendTo(form).fill('invited@example.com');
  expect(await sendTo(admin).count()).toBe(2);
  await form.getByRole('button', { name: 'Make invitation' }).click();
  const link = await admin.getByLabel(/^Send this link/).inputValue();
  await admin.getByRole('main').getByText('Sent to invited@example.com.').first().waitFor();
  expect(mails).toMatchObject([{ to: ['invited@example.com'], text: expect.stringContaining(new URL(link).hash) as string }]);
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
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await page.waitForURL('**/league/132/team/13201');
  await accountMenu(page).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByText('This browser').waitFor();
  await settled(page);
  expect(withToken).toEqual(['/api/token/invitation/find', '/api/token/invitation']);
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toEqual({});
});

test('a members-only league is a 404 for everybody else, and stays live for its members', async () => {
  const admin = await journey.openPage();
  await admin.goto('/league/132/settings');
  await logInAsAdmin(admin);
  await admin.getByLabel('Who can see the league').selectOption('members');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await admin
    .getByRole('group', { name: 'Saved' })
    .getByText(/^Saved/)
    .waitFor();
  const people = admin.getByRole('form', { name: 'Invite people' });
  await sendTo(people).fill('another@example.com');
  await people.getByRole('button', { name: 'Make invitation' }).click();
  const link = await admin.getByLabel(/^Send this link/).inputValue();
  expect(mails.at(-1)).toMatchObject({
    to: ['another@example.com'],
    text: expect.stringContaining(new URL(link).hash) as string,
  });
  await settled(admin);
  expect(await violations(admin)).toEqual([]);
  expect(await overflows(admin)).toEqual({});

  const visitor = await journey.openPage();
  expect((await visitor.goto('/league/132'))!.status()).toBe(404);
  expect(await visitor.title()).not.toContain('Global League');
  await visitor.goto('/');
  expect(await visitor.locator('a[href="/league/132"]').count()).toBe(0);

  const member = await journey.openPage();
  await member.goto('/log-in');
  await member.getByLabel('E-mail address').fill('invited@example.com');
  await member.getByLabel('Password').fill('a long pass phrase');
  await member.getByRole('button', { name: 'Log in' }).click();
  await member.getByRole('link', { name: 'Global League' }).first().waitFor();
  await member.goto('/league/132/team/13204');
  const keeper = (page: Page) => page.getByRole('checkbox', { name: /^Keeper: / }).first();
  await keeper(member).waitFor();
  expect(await member.title()).toContain('Global League');
  const before = await keeper(member).isChecked();
  await admin.setViewportSize({ width: 1600, height: 1000 });
  await admin.goto('/league/132/team/13204');
  await settled(admin);
  await keeper(admin).click();
  await eventually(async () => expect(await keeper(member).isChecked()).toBe(!before));
  expect(member.complaints).toEqual([]);
});
