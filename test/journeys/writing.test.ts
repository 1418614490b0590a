import { text as textOf } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { Journey } from '../support/journey';
import { logInAsAdmin, settled, violations } from '../support/onPage';

const journey = new Journey();

const cells = (page: Page, field: string) => page.locator(`[role=gridcell][data-field="${field}"]`).allInnerTexts();

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

test('Export downloads a CSV named {year}_TeamScores_{leagueName without spaces}.csv with every field of every team', async () => {
  const page = await journey.openPage();
  await page.goto('/history/132/pointsbyyear/2025');
  await settled(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  expect(download.suggestedFilename()).toBe('2025_TeamScores_GlobalLeague.csv');
  const text = await textOf(await download.createReadStream());
  const response = await page.request.get('/api/History/PointsByYear?leagueId=132&year=2025');
  const { teams } = (await response.json()) as { teams: Record<string, unknown>[] };
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(teams.length + 1);
  for (const field of Object.keys(teams[0]!)) expect(lines[0]).toContain(field);
  for (const value of Object.values(teams[0]!)) expect(text).toContain(String(value));
});

test('available players: several column filters at once, Apply disabled while empty, the two empty messages, page sizes', async () => {
  const page = await journey.openPage();
  await page.goto('/availableplayers/132');
  await settled(page);
  await page.getByRole('grid').waitFor();
  const filter = async (column: string, fill: (form: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: `Filter ${column}`, exact: true }).click();
    const apply = page.getByRole('button', { name: 'Apply' });
    expect(await apply.isDisabled()).toBe(true);
    await fill(page.getByRole('dialog'));
    await apply.click();
    await apply.waitFor({ state: 'detached' });
  };
  await filter('Position', (form) => form.getByRole('checkbox', { name: 'WR' }).check());
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role=gridcell][data-field=position]')].every((cell) => cell.textContent === 'WR'),
  );
  await filter('Name', (form) => form.getByRole('textbox').fill('zzzzqqqq'));
  await page.getByText('No results found. Adjust filters to find results').waitFor();
  await page.getByRole('button', { name: /^Remove Name/ }).click();
  await page.waitForFunction(() => document.querySelectorAll('[role=gridcell][data-field=position]').length === 20);
  await page.getByRole('combobox').selectOption({ label: 'Show 50' });
  await page.waitForFunction(() => document.querySelector('nav[aria-label]') !== null);
  expect(page.complaints).toEqual([]);
});
