import { screen, waitFor, within } from '@testing-library/react';
import { get, send } from '../../../../support/call';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';

const name = 'Short Lived League';
const commissioner = { email: 'commissioner@example.com', role: 'commissioner' as const, scopes: [{ leagueId: '7001' }] };
const field = (label: string | RegExp) => screen.getByRole('textbox', { name: label });
const stored = async () =>
  (await server.rows("select name, visibility, manual_keepers_enabled as keepers from league where id = '7001'")) as unknown[];

/** Opens the settings as the league's commissioner. */
async function open(email = commissioner.email) {
  await logIn(email);
  const { user } = renderRoute('/league/7001/settings');
  await screen.findByRole('heading', { name: 'League settings' });
  return user;
}
const save = () => screen.getByRole('button', { name: 'Save' });

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

test('a commissioner sees why the league cannot be read, and sets how often it is', async () => {
  await server.rows(`insert into league_source values ('7001', 2026, 'mfl', '7001', null)`);
  await server.rows(`insert into league_schedule (league_id) values ('7001')`);
  await server.rows(`insert into sync_state (key, league_id, done_at, failures, error)
    values ('7001/rosters', '7001', '2026-09-18T06:05:00Z', 3, 'MyFantasyLeague: rosters')`);
  const user = await open();
  expect(await screen.findByText(/^Could not be read since 2026-09-18 \d\d:\d\d: MyFantasyLeague: rosters$/)).toBeInTheDocument();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'How often it is refreshed from MyFantasyLeague' }),
    'Once a day',
  );
  await user.click(save());
  await waitFor(async () =>
    expect(await server.rows(`select pace from league_schedule where league_id = '7001'`)).toEqual([{ pace: 'daily' }]),
  );
  for (const table of ['league_schedule', 'sync_state', 'league_source', 'security_event'])
    await server.rows(`delete from ${table} where league_id = '7001'`);
});

test('unchanged settings stay', async () => {
  await server.rows("update league set visibility = 'members', manual_keepers_enabled = true where id = '7001'");
  const user = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Short Stack: host.owner' }), 'Sam Short');
  await user.click(save());
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(await stored()).toEqual([{ name, visibility: 'members', keepers: true }]);
});

test('what another commissioner changes meanwhile stays, and shows once nothing is typed', async () => {
  const user = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Short Stack: host.owner' }), 'Sam Short');
  const other = { leagueId: '7001', leagueName: 'Our League', visibility: 'members', manualKeepersEnabled: true };
  expect((await send('PUT', '/api/Leagues/Settings', other)).statusCode).toBe(200);
  await user.click(save());
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(await stored()).toEqual([{ name: 'Our League', visibility: 'members', keepers: true }]);
  await waitFor(() => expect(field(/^Name, if not/)).toHaveValue('Our League'));
  expect(field('Short Stack: host.owner')).toHaveValue('Sam Short');
});

test('a removed name falls back to the host’s', async () => {
  await server.rows("update league set name = 'Our League' where id = '7001'");
  await server.rows("insert into owner_name values ('7001', '70011', 'Sam Short')");
  const user = await open();
  const input = await screen.findByRole('textbox', { name: /^Name, if not/ });
  expect(input).toHaveValue('Our League');
  await user.clear(input);
  expect(field('Short Stack: host.owner')).toHaveValue('Sam Short');
  await user.clear(field('Short Stack: host.owner'));
  await user.click(save());
  await screen.findByText(/^Saved/);
  expect(await stored()).toMatchObject([{ name }]);
  expect((await get('/api/Team/GetTeamProfile?teamId=70011')).json()).toMatchObject({ ownerName: 'host.owner' });
});

test('the form keeps its values after a reload and after a refusal', async () => {
  const user = await open();
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Our League');
  server.intercept(({ method }) => (method === 'PUT' ? new Response('{}', { status: 503 }) : undefined));
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field(/^Name/)).toHaveValue('Our League');
  await open();
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Name/ }).at(-1)).toHaveValue('Our League'));
});

test('the commissioner sees what the host no longer has, and accepts the drop', async () => {
  const reason = 'Sleeper’s league/1/rosters has only 3 rows, but 168 are stored';
  const entered = (outcome: string, isDrop: boolean) =>
    server.rows(`insert into import_run (run, call, chosen, league_id, started_by, started_at, ended_at, outcome, is_drop, error)
      values ('1', 'refreshRosters', '7001', '7001', 'schedule', '2026-11-20T08:05:00Z', now(), '${outcome}', ${isDrop}, '${reason}')`);
  await entered('failed', true);
  const user = await open();
  const card = within(await screen.findByRole('region', { name: 'Less data at the host' }));
  expect(card.getByText(new RegExp(`^2026-11-20 \\d\\d:05: ${reason}$`))).toBeInTheDocument();
  const button = () => card.getByRole('button', { name: 'Accept less data' });

  server.intercept(({ method }) => (method === 'POST' ? new Response('{}', { status: 503 }) : undefined));
  await user.click(button());
  expect(await card.findByRole('alert')).toBeInTheDocument();
  server.intercept(async ({ method }) => {
    if (method !== 'POST') return undefined;
    await entered('done', false);
    return Response.json((await send('GET', '/api/Leagues/Settings?leagueId=7001')).json());
  });
  await user.click(button());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Less data at the host' })).not.toBeInTheDocument());
});

test('a commissioner sees where the host’s records are not the sum of the weeks, with names as text; without a difference nothing', async () => {
  const more = { wins: 0, losses: 0, draws: 0, pointsFor: 59.54, pointsAgainst: 0 };
  const differences = { first: 1, last: 14, teams: [{ teamId: '70011', ...more, week: null }] };
  await server.rows(`insert into watermark (league_id, season, resource, week, complete, differences) values
    ('7001', 2025, 'weeks', 17, true, '{ "first": 1, "last": 14, "teams": [] }'),
    ('7001', 2024, 'weeks', 17, true, '${JSON.stringify(differences)}')`);
  await server.rows(`update team set name = 'Fjord <i>Seals</i>' where league_id = '7001'`);
  await open();
  const region = within(await screen.findByRole('region', { name: 'Records that differ' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2024: Fjord <i>Seals</i> have 59.54 points more at the host than in the weeks 1 to 14.',
  ]);
  await server.rows(`delete from watermark where league_id = '7001'`);
  await server.rows(`update team set name = 'Short Stack' where league_id = '7001'`);
  const { json } = await send('GET', '/api/Leagues/Settings?leagueId=7001');
  expect(json<{ differences: string[] }>().differences).toEqual([]);
});

test('a name that nobody can type as the host sends it is typed as it is shown', async () => {
  await server.rows(`update league set name = 'Two  Spaces Cafe\u0301' where id = '7001'`);
  const { statusCode } = await send('POST', '/api/Leagues/Remove', { leagueId: '7001', name: 'Two Spaces Caf\u00e9' });
  expect(statusCode).toBe(204);
  expect(await stored()).toEqual([]);
});
