import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { get, send } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';

const name = 'Short Lived League';
const commissioner = { email: 'commissioner@example.com', role: 'commissioner' as const, scopes: [{ leagueId: '7001' }] };
/** Sets a field at once. */
const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const stored = async () =>
  (await server.rows("select name, visibility, manual_keepers_enabled as keepers from league where id = '7001'")) as unknown[];

/** Opens the settings as the league's commissioner. */
async function open(email = commissioner.email) {
  await logIn(email);
  const { user } = renderPage('/league/7001/settings');
  await screen.findByRole('heading', { name: 'League settings' });
  return user;
}

beforeAll(async () => {
  await get('/api/health');
  await server.rows(
    `insert into league (id, provider, name, host_name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('7001', 'default', '${name}', '${name}', 2026, 2026, false, false)`,
  );
  await server.addAccount(commissioner);
});
beforeEach(async () => {
  await server.rows(
    `insert into league (id, provider, name, host_name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('7001', 'default', '${name}', '${name}', 2026, 2026, false, false) on conflict (id) do update
     set name = excluded.name, visibility = 'public', manual_keepers_enabled = false`,
  );
  await server.rows(`insert into team (league_id, id, name, owner_name) values ('7001', '70011', 'Short Stack', 'host.owner')
    on conflict do nothing`);
  await server.rows('delete from owner_name');
});
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
  sessionStorage.clear();
});

test('a commissioner names the league, closes it, opens its keepers and names an owner', async () => {
  const user = await open();
  set(await screen.findByLabelText(/^Name, if not Short Lived League/), 'Our League');
  await user.selectOptions(screen.getByLabelText('Who can see the league'), 'Its members only');
  await user.click(screen.getByLabelText('Keepers are marked here until the draft'));
  set(screen.getByLabelText('Short Stack: host.owner'), 'Sam Short');
  await user.click(screen.getByText('Save', { selector: 'button' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(await stored()).toEqual([{ name: 'Our League', visibility: 'members', keepers: true }]);
  const profile = await send('GET', '/api/Team/GetTeamProfile?teamId=70011');
  expect(profile.json()).toMatchObject({ ownerName: 'Sam Short' });
  const [event] = await server.rows<{ detail: string }>(
    "select detail from security_event where kind = 'league_settings_changed' order by id desc limit 1",
  );
  const changes = ['name: Short Lived League → Our League', 'read by: anyone → members', 'keepers marked here: no → yes'];
  const what = [...changes, 'owner of Short Stack: as on the host → Sam Short'].join(', ');
  expect(event!.detail).toBe(`Short Lived League, 7001: ${what}`);
  const shown = within(await screen.findByRole('region', { name: 'Changes' }));
  expect(shown.getByRole('listitem')).toHaveTextContent(
    new RegExp(`^${what.replaceAll('.', '\\.')} \\(changed by .+@example\\.com on`),
  );
});

test('others read that the settings are not for them', async () => {
  await server.addAccount({ email: 'member@example.com', role: 'member', scopes: [{ leagueId: '7001', teamId: '70011' }] });
  await open('member@example.com');
  expect(await screen.findByText(/for the league's commissioner and for admins/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('its commissioner invites the owner of a team, chosen by name, and saves the league as a file', async () => {
  const user = await open();
  const card = within(await screen.findByRole('region', { name: 'Invite people' }));
  await user.selectOptions(card.getByRole('combobox', { name: 'Team' }), 'None: for a commissioner without a team');
  await user.click(card.getByRole('button', { name: 'Make invitation' }));
  expect(await card.findByText('Team: must name a team of each league, but for a commissioner')).toBeInTheDocument();
  await user.selectOptions(card.getByRole('combobox', { name: 'Team' }), 'Short Stack');
  await user.click(card.getByRole('button', { name: 'Make invitation' }));
  expect((await card.findByLabelText<HTMLInputElement>(/^Send this link/)).value).toMatch(/\/invitation#[\w-]{43}$/);
  // No mail server is configured.
  expect(card.queryByLabelText(/^E-mail/)).not.toBeInTheDocument();
  const scopes = [{ leagueId: '7001', teamId: '70011' }];
  expect(await server.rows('select role, scopes from invitation')).toEqual([{ role: 'member', scopes }]);

  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => void saved.push(blob), revokeObjectURL: () => undefined });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await user.click(screen.getByText('Save an export', { selector: 'button' }));
  await waitFor(() => expect(names).toEqual(['ShortLivedLeague_export.json']));
  expect(saved[0]!.type).toBe('application/json');
  jest.restoreAllMocks();
});

test('the league is removed once its name was typed and an export saved, or waived', async () => {
  const user = await open();
  await user.click(await screen.findByText('Remove the league', { selector: 'button' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Remove ${name}?` }));
  const input = dialog.getByRole('textbox', { name: 'Name of the league' });
  set(input, 'short lived');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(/^Save an export first, or choose/)).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Remove without an export' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(`Name of the league: must be ${name}`)).toBeInTheDocument();
  expect(input).toHaveValue('short lived');
  expect(await stored()).toHaveLength(1);
  set(input, name);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeInTheDocument();
  expect(await stored()).toEqual([]);
});

test('the account lists its leagues, with its teams and the settings of those that it runs', async () => {
  await server.addAccount({
    ...{ email: 'both@example.com', role: 'commissioner' },
    scopes: [{ leagueId: '7001' }, { leagueId: '132', teamId: '13201' }],
  });
  await logIn('both@example.com');
  renderPage('/log-in');
  const table = within(await screen.findByRole('table', { name: 'Your leagues' }));
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/league/132',
    '/league/132/team/13201',
    '/league/7001',
    '/league/7001/settings',
  ]);
});
