/** What is saved on a page stands there, and stays. */
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { Journey } from '../support/journey';
import { logInAsAdmin, settled, violations } from '../support/onPage';

const journey = new Journey();

const cells = (page: Page, field: string) => page.locator(`[role=gridcell][data-field="${field}"]`).allInnerTexts();

test('a keeper who is set stays set after a reload', async () => {
  const page = await journey.openPage();
  await page.goto('/league/132/team/13204');
  await logInAsAdmin(page);
  const keeper = page.getByRole('checkbox', { name: /^Keeper: / }).first();
  const before = await keeper.isChecked();
  const saved = page.waitForResponse((response) => response.url().includes('TeamSetKeeper'));
  await keeper.click();
  expect((await saved).status()).toBe(200);
  await eventually(async () => expect(await keeper.isChecked()).toBe(!before));
  await page.reload();
  await settled(page);
  await eventually(async () => expect(await keeper.isChecked()).toBe(!before));
  expect(page.complaints).toEqual([]);
});

test('an admin enters a pre-draft trade: a refused save keeps what was typed, a saved one is in the table and moves the pick', async () => {
  const page = await journey.openPage();
  await page.goto('/predrafttrades/132/2026');
  await logInAsAdmin(page);
  await settled(page);
  await page.getByRole('gridcell').first().waitFor();
  const before = (await cells(page, 'date')).length;

  await page.getByRole('button', { name: 'Add Trade' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Pre Draft Trade' });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(await dialog.isVisible()).toBe(true);

  await dialog.getByLabel('Date').fill('2026-08-21');
  const teams = await dialog
    .getByLabel('From team')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await dialog.getByLabel('From team').selectOption(teams.at(-1)!);
  await dialog.getByLabel('To team').selectOption(teams.at(-1)!);
  await dialog.getByLabel('From round').selectOption('15');
  await dialog.getByLabel('To round').selectOption('14');
  const response = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('PreDraftTrades'),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await response).status()).toBe(400);
  await dialog.getByRole('alert').waitFor();
  expect(await dialog.getByLabel('Date').inputValue()).toBe('2026-08-21');
  expect(await dialog.getByLabel('From round').inputValue()).toBe('15');

  const order = await page.request.get('/api/PreDraftTrades?leagueId=132&year=2026');
  const { viewData } = (await order.json()) as { viewData: { teams: { id: string; name: string }[] } };
  const draft = (await (await page.request.get('/api/Draft/GetDraftOrder?leagueId=132')).json()) as {
    rounds: { picks: { teamName: string; originalTeam: string | null }[] }[];
  };
  const { picks } = draft.rounds[14]!;
  const [from, to] = [
    picks.findIndex(({ originalTeam }) => !originalTeam),
    picks.findLastIndex(({ originalTeam }) => !originalTeam),
  ];
  const idOf = (name: string) => viewData.teams.find((team) => team.name === name)!.id;
  await dialog.getByLabel('From team').selectOption(idOf(picks[from]!.teamName));
  await dialog.getByLabel('To team').selectOption(idOf(picks[to]!.teamName));
  await dialog.getByLabel('To round').selectOption('15');
  await dialog.getByLabel('From pick').selectOption(String(from + 1));
  await dialog.getByLabel('To pick').selectOption(String(to + 1));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => {
    const dates = await cells(page, 'date');
    expect(dates).toHaveLength(before + 2);
    expect(dates).toContain('21 Aug 2026');
  });

  await page.getByRole('link', { name: 'Draft Order' }).first().click();
  await page.getByRole('row', { name: new RegExp(`15\\.${String(from + 1).padStart(2, '0')}.*21 Aug 2026`) }).waitFor();
  expect(page.complaints.filter((line) => !line.includes('status of 400'))).toEqual([]);
});
