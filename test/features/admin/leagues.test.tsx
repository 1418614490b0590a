import { screen, waitFor, within } from '@testing-library/react';
import { chooseLeague } from '../../support/chooseLeague';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';

const list = async () => within(await screen.findByRole('region', { name: 'Leagues' }));
const row = async (name: string) => (await (await list()).findByRole('rowheader', { name })).closest('tr')!;

afterEach(() => localStorage.clear());

test('every league is listed with its season, who reads it and its id; its name and its settings are links', async () => {
  await server.rows("update league set visibility = 'members' where id = '612374'");
  await logIn();
  renderPage('/admin?view=leagues');
  const cellsOf = async (name: string) => Array.from((await row(name)).cells, ({ textContent }) => textContent);
  expect(await cellsOf('Global League')).toEqual(['Global League', '2026', 'Anyone', 'Yes', 'Settings', '132']);
  const [hidden] = await server.rows<{ name: string }>("select name from league where id = '612374'");
  expect(await cellsOf(hidden!.name)).toEqual([hidden!.name, '2026', 'Its members', 'Yes', 'Settings', '612374']);
  const links = within(await row('Global League')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/league/132', '/league/132/settings']);
});

test('the demo leagues are hidden and shown again together; other leagues stay as they are', async () => {
  await server.rows("update league set visibility = 'public', is_demo = id <> '612374'");
  await logIn();
  const { user } = renderPage('/admin?view=leagues');
  const box = await (await list()).findByRole('checkbox', { name: 'Show the 9 demo leagues' });
  expect(box).toBeChecked();
  await user.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  const publicLeagues = await server.rows<{ id: string }>("select id from league where visibility = 'public'");
  expect(publicLeagues.map(({ id }) => id)).toEqual(['612374']);
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(await server.rows("select id from league where visibility = 'members'")).toEqual([]);
  const logged = await server.rows("select detail from security_event where kind = 'league_settings_changed' order by id");
  const changes = ['anyone → members', 'members → anyone'];
  expect(logged).toEqual(changes.map((change) => ({ detail: `demo leagues read by: ${change}` })));
});

test('an admin finds any of many leagues by page, by a part of its name and by its id, also where one is chosen', async () => {
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     select '8' || lpad(n::text, 5, '0'), 'default', 'Many ' || lpad(n::text, 3, '0'), 2026, 2026, false, false from generate_series(1, 60) n`,
  );
  await logIn();
  const { user } = renderPage('/admin?view=leagues');
  await row('Bangin Heads League');
  const card = await list();
  expect(card.getByText('Page 1 of 4')).toBeVisible();
  expect(card.getAllByRole('rowheader')).toHaveLength(20);
  await user.click(card.getByRole('button', { name: 'Next' }));
  await row('Many 016');
  await user.type(card.getByRole('searchbox', { name: 'Search leagues' }), 'ANY 01');
  await waitFor(() =>
    expect(card.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 10 }, (_, i) => `Many 01${i}`),
    ),
  );
  expect(card.queryByText(/^Page/)).toBeNull();
  await user.clear(card.getByRole('searchbox', { name: 'Search leagues' }));
  await user.type(card.getByRole('searchbox', { name: 'Search leagues' }), '800042');
  await waitFor(() => expect(card.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Many 042']));
  expect(card.getByRole('checkbox', { name: /^Show the \d+ demo leagues/ })).toBeVisible();
  await user.type(card.getByRole('searchbox', { name: 'Search leagues' }), 'x');
  expect(await card.findByText('No league is called “800042x”.')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Calls' }));
  await screen.findByText('all 70 leagues');
  await user.clear(screen.getByRole('combobox', { name: 'League' }));
  await user.type(screen.getByRole('combobox', { name: 'League' }), '800057');
  await user.click(await screen.findByRole('option', { name: /^Many 057/ }));
  expect(screen.getByRole('combobox', { name: 'League' })).toHaveValue('Many 057');
  expect(screen.getAllByText('Many 057').length).toBeGreaterThan(5);
  await server.rows("delete from league where name like 'Many %'");
});

test('a league that only its members see can be chosen for a call, and is named among those that a call on all changes', async () => {
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled, visibility, is_demo)
     values ('7002', 'default', 'Closed League', 2026, 2026, false, false, 'members', false)`,
  );
  await logIn();
  const { user } = renderPage('/admin');
  await screen.findByRole('combobox', { name: 'League' });
  await screen.findByText('all 11 leagues');
  await chooseLeague(user, 'Closed League');
  await user.click(screen.getByRole('button', { name: 'Import all years of history' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/This changes .*\bClosed League\b/);
  await server.rows("delete from league where id = '7002'");
});
