import { screen, waitFor, within } from '@testing-library/react';
import { leagueOptions } from '../../../src/features/admin/leagueOptions';
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

test('leagues of the same name are told apart by their ids where one is chosen', () => {
  const leagues = [
    { id: '1', name: 'Dynasty' },
    { id: '2', name: 'Dynasty' },
    { id: '3', name: 'Premier' },
  ];
  expect(leagueOptions(leagues).map(({ label }) => label)).toEqual(['Dynasty (1)', 'Dynasty (2)', 'Premier']);
});

test('a league that only its members see can be chosen for a call, and is named among those that a call on all changes', async () => {
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled, visibility, is_demo)
     values ('7002', 'default', 'Closed League', 2026, 2026, false, false, 'members', false)`,
  );
  await logIn();
  const { user } = renderPage('/admin');
  const choice = within(await screen.findByRole('combobox', { name: 'League' }));
  expect(await choice.findByRole('option', { name: 'Closed League' })).toHaveValue('7002');
  await user.click(screen.getByRole('button', { name: 'Import all years of history' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/This changes .*\bClosed League\b/);
  await server.rows("delete from league where id = '7002'");
});
