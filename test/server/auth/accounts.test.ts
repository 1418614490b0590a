import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { testAdmin } from '../../support/testAdmin';

type Account = components['schemas']['ManagedAccount'];

const other = 'other.admin@example.com';
const member = 'member@example.com';
const team = { leagueId: '132', teamId: '13201' };
const league = { leagueId: '132', teamId: null };
const list = async (by?: string) => (await send('GET', '/api/Accounts', undefined, by)).json<Account[]>();
const accountOf = async (email: string) => (await list()).find(({ userEmail }) => userEmail === email)!;
const idOf = async (email: string) => (await accountOf(email)).accountId;
const post = async (call: string, email: string, body: object = {}, by?: string) =>
  send('POST', `/api/Accounts/${call}`, { accountId: await idOf(email), ...body }, by);
const logged = async (kind: string) =>
  (await server.rows<{ detail: string }>(`select detail from security_event where kind = '${kind}' order by id desc limit 1`))[0]
    ?.detail;

beforeEach(async () => {
  await server.addAccount({ email: other, role: 'admin' });
  await server.addAccount({ email: member, role: 'member', scopes: [team] });
});
afterEach(() => server.rows(`delete from account where email <> '${testAdmin.email}'`));

it('lists the accounts with what they may do and how they log in', async () => {
  const payload = { userEmail: member, password: testAdmin.password };
  await server.inject({ method: 'POST', url: '/api/token', payload });
  await server.rows(`insert into passkey (account_id, credential_id, public_key, counter, name)
    select id, 'one', 'key', 0, 'Phone' from account where email = '${member}'`);
  const found = await accountOf(member);
  expect(found).toMatchObject({ role: 'member', isOwn: false, hasPassword: true, hasApp: false, passkeys: 1, sessions: 1 });
  expect(found.scopes).toEqual([
    { ...team, leagueName: 'Global League', provider: 'default', teamName: expect.any(String) as string },
  ]);
  expect(Date.now() - Date.parse(found.lastLogInAt!)).toBeLessThan(60_000);
  expect(await accountOf(other)).toMatchObject({ lastLogInAt: null, sessions: 0, passkeys: 0 });
  expect((await accountOf(testAdmin.email)).isOwn).toBe(true);
});

it('sets the role, leagues and teams, and the security log has what changed', async () => {
  const response = await post('Rights', member, { role: 'commissioner', scopes: [league] });
  const changed = response.json<Account[]>().find(({ userEmail }) => userEmail === member);
  expect(changed).toMatchObject({ role: 'commissioner', scopes: [{ ...league, teamName: null }] });
  expect(await logged('rights_changed')).toBe('member to commissioner, + league 132, - team 132/13201');
  const refused = await post('Rights', member, { role: 'member', scopes: [league] });
  expect(refused.json()).toMatchObject({ status: 400, errors: [{ field: 'scopes' }] });
});

it('keeps the only admin, and refuses to change the own role or remove the own account', async () => {
  expect((await post('Rights', testAdmin.email, { role: 'member', scopes: [] })).statusCode).toBe(403);
  expect((await post('Remove', testAdmin.email, { userEmail: testAdmin.email })).statusCode).toBe(403);
  expect((await post('Remove', other, { userEmail: member })).json()).toMatchObject({ errors: [{ field: 'userEmail' }] });
  expect((await post('Remove', other, { userEmail: 'Other.Admin@example.com' })).statusCode).toBe(200);
  expect(await logged('account_removed')).toBeNull();
  const last = await post('Rights', testAdmin.email, { role: 'member', scopes: [] });
  expect(last.json()).toMatchObject({ status: 400, errors: [{ field: 'role' }] });
});

it('ends all sessions of an account except the own one', async () => {
  await server.accessToken(member);
  expect(await accountOf(member)).toMatchObject({ sessions: 1 });
  await post('EndSessions', member);
  expect(await accountOf(member)).toMatchObject({ sessions: 0 });
  expect(await logged('session_ended')).toBe('all');
  expect((await post('EndSessions', testAdmin.email)).statusCode).toBe(200);
  expect(await accountOf(testAdmin.email)).toMatchObject({ sessions: 1 });
});
