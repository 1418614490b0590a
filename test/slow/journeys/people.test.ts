/** What people come for: a member on a Sunday, with a phone; a member between seasons; a commissioner. */
import { eventually } from '../../support/eventually';
import { Journey, type WatchedPage } from '../../support/journey';
import { rulesOf } from '../../server/domain/keeperDesk/rules';
import { testAdmin } from '../../support/testAdmin';
import { accountMenu, logIn, overflows, settled, violations } from '../../support/onPage';

const running = '348764';
/** No day of it has come, so that its week is open. */
const season = 2099;
const prepared = '132';
const own = { [running]: '34876401', [prepared]: '13204' };

/** An account with the admin's password and a league, or one team of it. */
const account = (email: string, role: string, leagueId: string, teamId = '') => `
  with added as (
    insert into account (email, password_hash, role) select '${email}', password_hash, '${role}' from account limit 1 returning id
  )
  insert into account_scope (account_id, league_id, team_id) select id, '${leagueId}', '${teamId}' from added;`;

/** Copies rows of 2025 into a season to come. */
const copied = (table: string, names: string, weeks: number) =>
  `insert into ${table} (league_id, season, ${names}) select league_id, ${season}, ${names} from ${table}
   where league_id = '${running}' and season = 2025${weeks > 0 ? ` and week <= ${weeks}` : ''};`;

/** The third week of the running league is being played: it has points, and no later one has. */
const journey = new Journey(
  {},
  `${copied('team_season', 'team_id, name, owner_name, division, division_position, wins, losses, draws, percentage, points_for, points_against', 0)}
   ${copied('league_rules', 'rules', 0)}
   ${copied('team_week', 'week, team_id, team_score, bench_score, res_score', 3)}
   ${copied('team_week_player', 'week, team_id, index, player_id, slot, score', 3)}
   ${copied('game', 'week, team_id, opponent_id', 4)}
   update league set season = ${season}, standings_season = ${season} where id = '${running}';
   ${account('sunday@example.com', 'member', running, own[running])}
   ${account('spring@example.com', 'member', prepared, own[prepared])}
   ${account('commissioner@example.com', 'commissioner', prepared)}`,
);

const main = (page: WatchedPage) => page.locator('#content');

/** Checks what every page must be, at the width of the journey. */
async function expectClean(page: WatchedPage, width: number) {
  await settled(page);
  expect(await overflows(page)).toEqual({});
  await page.setViewportSize({ width, height: 900 });
  expect(await violations(page)).toEqual([]);
  expect(page.complaints).toEqual([]);
}

/** The table or list row of an own team has another background than the others. */
const isMarked = (page: WatchedPage, row: string) =>
  page.locator(row).evaluateAll((rows) => new Set(rows.map((each) => getComputedStyle(each).backgroundColor)).size > 1);

async function openHome(email: string, width: number): Promise<WatchedPage> {
  const page = await journey.openPage({ viewport: { width, height: 900 } });
  await page.goto('/log-in');
  await logIn(page, email);
  // In a narrow window it is in the closed menu.
  await page.locator('.navbar__user').waitFor({ state: 'attached' });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Your team' }).waitFor();
  return page;
}

test('a member on a Sunday, with a phone: whom he plays, how it stands, who won before and why', async () => {
  const width = 390;
  const page = await openHome('sunday@example.com', width);
  const card = main(page).locator('.own-teams .card').first();
  await card.getByText('Week 3').waitFor();
  expect(await card.innerText()).toMatch(/Week 3: [\d.]+ – [\d.]+ against/);
  expect(await card.innerText()).toMatch(/Week 4: plays/);
  await expectClean(page, width);

  await card.getByRole('link', { name: 'Week 3' }).click();
  await page.waitForURL(`**/matchup/${running}/${season}/3/${own[running]}`);
  await main(page).getByText('Not over yet').waitFor();
  const figures = main(page).getByRole('table', { name: 'Figures' });
  await figures.getByRole('row', { name: /Starters without points yet/ }).waitFor();
  expect(await figures.getByRole('row', { name: /^Result/ }).count()).toBe(0);
  expect(await main(page).getByRole('table', { name: 'Line-ups' }).getByRole('row').count()).toBeGreaterThan(9);
  await expectClean(page, width);

  await main(page).getByRole('link', { name: 'Week 2' }).click();
  await figures.getByRole('row', { name: /Result/ }).waitFor();
  await figures.getByRole('row', { name: /Best possible/ }).waitFor();
  await figures.getByRole('row', { name: /Left on the bench/ }).waitFor();
  await expectClean(page, width);

  await page.goto(`/league/${running}?view=games`);
  await settled(page);
  await eventually(async () => expect(await isMarked(page, '.games > li')).toBe(true));
  await expectClean(page, width);
});

test('a member between seasons, at a desk: his place, keepers and picks, past games, how a player came, and when he drafts', async () => {
  const width = 1440;
  const page = await openHome('spring@example.com', width);
  const card = main(page).locator('.own-teams .card').first();
  await card.getByText(/keepers? chosen/).waitFor();
  await card.getByRole('link', { name: /^\d+ picks in 2026$/ }).waitFor();
  expect(await card.innerText()).toMatch(/\d+-\d+-\d+/);
  await expectClean(page, width);

  await accountMenu(page).click();
  await page.getByRole('link', { name: 'My team' }).click();
  await page.waitForURL(`**/league/${prepared}/team/${own[prepared]}`);
  await main(page).getByRole('checkbox').first().waitFor();
  expect(await main(page).getByRole('checkbox').first().isEnabled()).toBe(true);
  await main(page).getByRole('link', { name: 'Season', exact: true }).click();
  await main(page).getByRole('table', { name: '2025 games' }).waitFor();
  await page.getByRole('group', { name: 'Season' }).getByRole('link', { name: 'Season 2024' }).click();
  await main(page).getByRole('table', { name: '2024 games' }).waitFor();
  await expectClean(page, width);

  await page.goto(`/transactions/${prepared}/2025`);
  await settled(page);
  const first = main(page).locator('.transaction').first();
  const name = await first.getByRole('link').nth(1).innerText();
  await main(page).getByRole('searchbox').fill(name);
  await eventually(async () => expect(await main(page).locator('.transaction', { hasNotText: name }).count()).toBe(0));
  await first.waitFor();
  await expectClean(page, width);

  await page.goto(`/draftorder/${prepared}`);
  await main(page).getByRole('table', { name: 'Round 1', exact: true }).waitFor();
  await eventually(async () => expect(await isMarked(page, '.draft-round tbody tr')).toBe(true));
  await expectClean(page, width);
});

test('a commissioner: takes back a team’s keeper, may enter a trade, and is led to the settings of the league', async () => {
  const width = 1440;
  const page = await journey.openPage({ viewport: { width, height: 900 } });
  await page.goto('/log-in');
  await logIn(page, 'commissioner@example.com');
  await accountMenu(page).waitFor();
  await page.goto(`/league/${prepared}/team/13201`);
  const kept = main(page).getByRole('checkbox', { checked: true });
  await kept.first().waitFor();
  const before = await kept.count();
  await kept.first().click();
  await eventually(async () => expect(await kept.count()).toBe(before - 1));
  await settled(page);
  await page.reload();
  await main(page).getByRole('checkbox').first().waitFor();
  await settled(page);
  expect(await kept.count()).toBe(before - 1);
  await expectClean(page, width);

  await page.goto(`/predrafttrades/${prepared}/2026`);
  await main(page).getByRole('button', { name: 'Add Trade' }).click();
  await page.getByRole('dialog', { name: 'Add Pre Draft Trade' }).waitFor();
  await page.keyboard.press('Escape');
  await expectClean(page, width);

  await page
    .getByRole('navigation', { name: 'League' })
    .getByRole('link', { name: /[Ss]ettings/ })
    .click();
  await page.waitForURL(`**/league/${prepared}/settings`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectClean(page, width);
});

test('a deadline that passes while a member chooses locks his keepers: on the page by its clock, at the server with a reason', async () => {
  const width = 1440;
  const page = await openHome('spring@example.com', width);
  const token = await page.request.post('/api/token', {
    data: { userEmail: 'commissioner@example.com', password: testAdmin.password },
  });
  const { accessToken } = (await token.json()) as { accessToken: string };
  const hour = 3_600_000;
  const setDeadline = async (instant: number) => {
    const rules = rulesOf({ deadline: new Date(instant).toISOString() });
    const headers = { authorization: `Bearer ${accessToken}` };
    const set = await page.request.post('/api/League/SetKeeperRules', { headers, data: { leagueId: prepared, rules } });
    expect(set.status()).toBe(200);
  };
  const boxes = main(page).getByRole('checkbox');
  const open = async (tab: string) => {
    await main(page).getByRole('link', { name: tab, exact: true }).click();
    await boxes.first().waitFor();
  };
  await setDeadline(Date.now() + hour);
  await page.clock.install();
  await page.goto(`/league/${prepared}/team/${own[prepared]}?view=keepers`);
  await main(page).getByText('After the deadline the marks are locked.').waitFor();
  await eventually(async () => expect(await boxes.first().isEnabled()).toBe(true));

  await page.clock.setSystemTime(Date.now() + 2 * hour);
  await open('Roster');
  await open('Keepers');
  await main(page).getByText('The deadline has passed: the marks are locked.').waitFor();
  expect(await boxes.first().isEnabled()).toBe(false);
  await expectClean(page, width);

  await page.clock.setSystemTime(Date.now());
  await setDeadline(Date.now() - hour);
  await page.goto(`/league/${prepared}/team/${own[prepared]}`);
  const unmarked = main(page).getByRole('checkbox', { checked: false }).first();
  await unmarked.click();
  await page.getByText(/The deadline was /).waitFor();
  await eventually(async () => expect(await unmarked.isChecked()).toBe(false));
});
