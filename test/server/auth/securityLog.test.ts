import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { testAdmin } from '../../support/testAdmin';

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
    ['rights_changed', account, null, null, `member to commissioner, + league 132, - team 132/13201, ${by}`],
    ['password_changed', account, null, null, by],
    ['account_added', account, null, null, `member, team 132/13201, ${by}`],
  ]);
});

it('has saved API keys, and neither a secret nor an e-mail address', async () => {
  const key = { league: '70001', season: 2026, apiKey: 'a-key-of-the-host' };
  const events = await eventsOf(async () => {
    await send('PUT', '/api/Leagues/HostKey', key);
    await logIn('a wrong pass phrase');
  });
  expect(events[1]).toEqual(['host_key_saved', null, testAdmin.email, '127.0.0.0/24', 'league 70001 of 2026']);
  const rows = JSON.stringify(await server.rows('select * from security_event'));
  expect(rows).not.toMatch(/a-key|pass phrase|@/);
});
