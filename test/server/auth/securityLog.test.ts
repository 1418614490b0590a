import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { eventually } from '../../support/eventually';
import { testAdmin } from '../../support/testAdmin';
import { HostFolder, hostLeague } from '../sync/hostFolder';

type Tokens = components['schemas']['TokenResponse'];

const email = 'logged@example.com';
const remoteAddress = '203.0.113.77';
const post = (path: string, payload: object) =>
  server.inject({ method: 'POST', url: `/api/token${path}`, payload, remoteAddress });
const logIn = async (password = testAdmin.password) => (await post('', { userEmail: email, password })).json<Tokens>();
const log = async () => (await send('GET', '/api/Admin/GetSecurityLog')).json<components['schemas']['SecurityEvent'][]>();
/** What the log has of whatever `act` does. */
async function eventsOf(act: () => Promise<unknown>) {
  await server.accessToken();
  await server.rows('delete from security_event');
  await act();
  return (await log()).map(({ kind, account, actor, network, detail }) => [kind, account, actor, network, detail]);
}
const own = (kind: string, detail: string | null = null) => [kind, email, email, '203.0.113.0/24', detail];
const users = (line: string, input = '') => server.command('users', line.split(' '), { input });

beforeAll(() => server.addAccount({ email, role: 'member' }));
beforeEach(() => server.rows('delete from log_in_attempt'));

it('has log-ins, failures, refusals and log-outs, newest first', async () => {
  const events = await eventsOf(async () => {
    const { refreshToken: token } = await logIn();
    await logIn('wrong');
    await post('', { userEmail: 'nobody@example.com', password: 'wrong' });
    await post('/revoke', { token, userEmail: email });
    await server.rows('update log_in_attempt set failures = 100');
    await logIn();
  });
  expect(events).toEqual([
    ['log_in_refused', email, null, '203.0.113.0/24', 'too many failures'],
    own('log_out'),
    ['log_in_failed', null, null, '203.0.113.0/24', null],
    ['log_in_failed', email, null, '203.0.113.0/24', null],
    own('log_in'),
  ]);
});

it('has reused tokens, changed passwords and ended sessions', async () => {
  const events = await eventsOf(async () => {
    const { refreshToken: token } = await logIn();
    await post('/refresh', { token, userEmail: email });
    await server.rows(`update refresh_token set used_at = now() - interval '31 seconds' where used_at is not null`);
    await post('/refresh', { token, userEmail: email });
    const payload = { userEmail: email, password: testAdmin.password, newPassword: testAdmin.password };
    const { accessToken } = (await post('/password', payload)).json<Tokens>();
    const headers = { authorization: `Bearer ${accessToken}` };
    await server.inject({ method: 'DELETE', url: '/api/Account/Sessions', headers, remoteAddress });
  });
  expect(events).toEqual([
    own('session_ended', 'all others'),
    own('password_changed'),
    ['token_reused', email, null, '203.0.113.0/24', null],
    own('log_in'),
  ]);
});

it('has what commands do to accounts; one that is removed is named by its number', async () => {
  const by = 'by npm run users';
  const events = await eventsOf(async () => {
    await users('add short@example.com --role member --team 132/13201', 'a long pass phrase');
    await users(
      'change short@example.com --role commissioner --league 132 --drop-team 132/13201 --password',
      'a longer pass phrase',
    );
    await users('change short@example.com --email shorter@example.com');
    await users('remove shorter@example.com');
  });
  const account = expect.stringMatching(/^Account \d+, removed$/) as string;
  expect(events).toEqual([
    ['account_removed', account, null, null, by],
    ['password_changed', account, null, null, by],
    ['rights_changed', account, null, null, `member to commissioner, + league 132, - team 132/13201, ${by}`],
    ['account_added', account, null, null, `member, team 132/13201, ${by}`],
  ]);
});

it('has saved API keys, and neither a secret nor an e-mail address', async () => {
  const key = { league: hostLeague, season: 2026, apiKey: 'a-key-of-the-host' };
  const host = new HostFolder();
  server.importFrom(host);
  const events = await eventsOf(async () => {
    await send('PUT', '/api/Leagues/HostKey', key);
    await logIn('a wrong pass phrase');
  });
  host.discard();
  expect(events[1]).toEqual(['host_key_saved', null, testAdmin.email, '127.0.0.0/24', 'MyFantasyLeague, league 70001 of 2026']);
  const rows = JSON.stringify(await server.rows('select * from security_event'));
  expect(rows).not.toMatch(/a-key|pass phrase|@/);
});

it('counts refusals and bad tokens, in one row an account, network and hour', async () => {
  const { accessToken } = await logIn();
  const call = (token: string, url: string) =>
    server.inject({ url, headers: { authorization: `Bearer ${token}` }, remoteAddress: '198.51.100.9' });
  await server.rows('delete from security_event');
  for (let time = 0; time < 3; time++) {
    expect((await call(accessToken, '/api/Admin/GetRuns')).statusCode).toBe(403);
    expect((await call('forged', '/api/Account')).statusCode).toBe(401);
  }
  expect((await server.inject('/api/Account')).statusCode).toBe(401);
  const ofNetwork = { network: '198.51.100.0/24', count: 3 };
  await eventually(async () =>
    expect(await log()).toMatchObject([
      { kind: 'token_refused', account: null, detail: '/api/Account', ...ofNetwork },
      { kind: 'access_refused', account: email, actor: email, detail: '/api/Admin/GetRuns', ...ofNetwork },
    ]),
  );
});

it('has leagues and aliases, of pages and commands', async () => {
  const events = await eventsOf(async () => {
    await send('POST', '/api/Admin/SaveAlias', { name: 'Logged Alias', player: 'Josh Allen' });
    const aliases = (await send('GET', '/api/Admin/GetAliases')).json<{ name: string; givenBy: string }[]>();
    expect(aliases).toContainEqual(expect.objectContaining({ name: 'Logged Alias', givenBy: testAdmin.email }));
    await send('POST', '/api/Admin/SaveAlias', { name: 'Logged Alias', player: 'Lamar Jackson' });
    await send('POST', '/api/Admin/RemoveAlias', { name: 'Logged Alias' });
    await server.command('leagues', ['alias', 'Typed Alias', 'Josh Allen']);
    await server.command('leagues', ['remove', '348764']);
  });
  expect(events.map(([kind, , actor, , detail]) => [kind, actor, detail])).toEqual([
    ['league_removed', null, expect.stringMatching(/, 348764, by npm run leagues$/)],
    ['alias_saved', null, 'Typed Alias is Josh Allen, by npm run leagues'],
    ['alias_removed', testAdmin.email, 'Logged Alias, was Lamar Jackson'],
    ['alias_saved', testAdmin.email, 'Logged Alias is Lamar Jackson, was Josh Allen'],
    ['alias_saved', testAdmin.email, 'Logged Alias is Josh Allen'],
  ]);
});

it('has how often a league is read, from and to what, once it changes', async () => {
  const [leagueId, name] = ['132', 'Global League'];
  await server.rows(`insert into league_source values ('${leagueId}', 2026, 'mfl', '${hostLeague}', null)`);
  await server.rows(`insert into league_schedule (league_id) values ('${leagueId}')`);
  const events = await eventsOf(async () => {
    await send('POST', '/api/Admin/SetPace', { leagueId, pace: 'daily' });
    await send('POST', '/api/Admin/SetPace', { leagueId, pace: 'daily' });
  });
  expect(events.map(([kind, , actor, , detail]) => [kind, actor, detail])).toEqual([
    ['league_settings_changed', testAdmin.email, `${name}, ${leagueId}: pace: calendar → daily`],
  ]);
  expect(await server.rows('select league_id from security_event')).toEqual([{ league_id: leagueId }]);
});

it('is read by kind, and page by page', async () => {
  await server.rows('delete from security_event');
  await server.rows(`insert into security_event (kind) select 'log_out' from generate_series(1, 250)`);
  await server.rows(`insert into security_event (kind) values ('password_changed')`);
  const read = async (query: string) =>
    (await send('GET', `/api/Admin/GetSecurityLog?${query}`)).json<{ id: number; kind: string }[]>();
  const first = await read('kind=log_out');
  expect([first.length, new Set(first.map(({ kind }) => kind)).size]).toEqual([200, 1]);
  const second = await read(`kind=log_out&before=${first.at(-1)!.id}`);
  expect(second).toHaveLength(50);
  expect((await read('kind=password_changed')).length).toBe(1);
  expect((await send('GET', '/api/Admin/GetSecurityLog?kind=nothing')).statusCode).toBe(400);
});
