import type { Page } from 'playwright-core';
import type { Schema } from '../../../src/api/types';
import { eventually } from '../../support/eventually';
import { expectFocus, focused, follow, press, tabTo } from '../../support/keyboard';
import { Journey } from '../../support/journey';
import { accountMenu, logInAsAdmin, overflows, settled, violations } from '../../support/onPage';
import { testAdmin } from '../../support/testAdmin';

const journey = new Journey();

const cells = (page: Page, field: string) => page.locator(`[role=gridcell][data-field="${field}"]`).allInnerTexts();

test('standings, team, player, keeper, a filter and a trade by keyboard alone, the focus always visible', async () => {
  const page = await journey.openPage();
  await page.goto('/league/132');
  await settled(page);
  await follow(page, 'Log in');
  await tabTo(page, 'input E-mail address');
  await page.keyboard.type(testAdmin.email);
  await tabTo(page, 'input Password');
  await page.keyboard.type(testAdmin.password);
  await press(page, 'Enter');
  await accountMenu(page).waitFor();
  await settled(page);

  await follow(page, 'Gridiron Gurus');
  await page.getByRole('grid', { name: 'Players' }).waitFor();
  await tabTo(page, /^div Position$/);
  await press(page, 'ArrowDown', 'ArrowRight');
  const cell = await focused(page);
  expect(cell.seen).toBe(true);
  await press(page, 'Enter');
  const player = page.getByRole('dialog');
  await player.waitFor();
  expect(await player.getAttribute('aria-labelledby')).not.toBeNull();
  await tabTo(page, 'button Close');
  await press(page, 'Enter');
  await player.waitFor({ state: 'detached' });
  await expectFocus(page, cell);

  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  const { what, seen } = await focused(page);
  expect([what, seen]).toEqual([expect.stringMatching(/^input Keeper: /), true]);
  const keeper = page.getByRole('checkbox', { name: what.replace('input ', '') });
  const before = await keeper.isChecked();
  await press(page, 'Space');
  await page.waitForFunction((wanted) => (document.activeElement as HTMLInputElement | null)?.checked === wanted, !before);
  expect(await player.count()).toBe(0);

  await follow(page, 'Players');
  await page.getByRole('grid', { name: 'Available Players' }).waitFor();
  await tabTo(page, 'button Filter Name');
  await press(page, 'Enter');
  await page.getByRole('dialog', { name: 'Filter Name' }).waitFor();
  await expectFocus(page, { what: 'input Name', seen: true });
  await page.keyboard.type('son');
  await tabTo(page, 'button Apply');
  await press(page, 'Enter');
  await page.getByRole('button', { name: 'Remove Name: son' }).waitFor();
  await expectFocus(page, { what: 'button Filter Name', seen: true });

  await follow(page, 'Draft');
  await follow(page, 'Pre-Draft Trades');
  await tabTo(page, 'button Add Trade');
  await press(page, 'Enter');
  const trade = page.getByRole('dialog', { name: 'Add Pre Draft Trade' });
  await trade.waitFor();
  for (const field of ['input Date', 'select From team', 'select To team', 'select From round', 'select To pick'])
    await tabTo(page, field);
  await press(page, 'End');
  await tabTo(page, 'button Save');
  await press(page, 'Enter');
  await expectFocus(page, expect.objectContaining({ what: 'input Date' }));
  await press(page, 'Escape');
  await trade.waitFor({ state: 'detached' });
  await expectFocus(page, { what: 'button Add Trade', seen: true });
  expect(page.complaints).toEqual([]);
});

test('an admin uploads a ranking file: what would change is shown first, then Available Players has its ranks', async () => {
  const page = await journey.openPage();
  await page.goto('/admin?view=players');
  await logInAsAdmin(page);
  await settled(page);
  const players = async () => {
    const response = await page.request.get('/api/League/GetAvailablePlayers?leagueId=132');
    return ((await response.json()) as Schema<'AvailablePlayers'>).players;
  };
  const before = await players();
  const [first, second] = before.toSorted((a, b) => (a.nflRank ?? 999) - (b.nflRank ?? 999));
  const text = [
    'RK;PLAYER NAME;TEAM;POS;BYE WEEK',
    ...[second!, first!].map(({ name, nflTeam, position }, i) => `${i + 1};${name};${nflTeam};${position}1;9`),
    '3;Nobody Known;KC;WR1;9',
  ].join('\n');
  const buffer = Buffer.from(`\uFEFF${text}`, 'utf16le');
  const form = page.getByRole('form', { name: 'Player file' });
  await form.getByLabel('CSV file').setInputFiles({ name: 'draft_2026.csv', mimeType: 'text/csv', buffer });
  await form.getByRole('button', { name: 'Show what changes' }).click();
  const preview = page.getByRole('region', { name: 'Preview of draft_2026.csv' });
  await preview.getByText(/^Draft ranking of FantasyPros, season 2026: 2 of 3 rows are of known players/).waitFor();
  await preview.getByText('Unknown, left out: Nobody Known.').waitFor();
  await preview
    .getByRole('row', { name: new RegExp(`^${second!.name} 2026: rank ${second!.nflRank}, .* 2026: rank 1, `) })
    .waitFor();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toEqual({});
  expect(await players()).toEqual(before);

  await preview.getByRole('button', { name: 'Load this file' }).click();
  const question = page.getByRole('dialog', { name: 'Load a file of fewer players?' });
  await question.getByText(/^draft_2026\.csv has only 2 of the \d+ players with a rank in 2026/).waitFor();
  await question.getByRole('button', { name: 'Load it anyway' }).click();
  await page.locator('#content').getByText('draft_2026.csv is loaded.').waitFor();
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto('/availableplayers/132');
  await eventually(async () => {
    const shown = [await cells(page, 'name'), await cells(page, 'nflRank')].map((column) => column.slice(0, 2));
    expect(shown).toEqual([
      [second!.name, first!.name],
      ['1', '2'],
    ]);
  });
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
