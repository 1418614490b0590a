import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { testAdmin } from '../../support/testAdmin';

const other = 'other.admin@example.com';
const member = 'member@example.com';
const team = { leagueId: '132', teamId: '13201' };
const league = { leagueId: '132', teamId: null };
const list = async (query = '') => (await send('GET', `/api/Accounts${query}`)).json<components['schemas']['AccountPage']>();
const accountOf = async (email: string) => (await list()).accounts.find(({ userEmail }) => userEmail === email)!;
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
  expect((await post('Rights', member, { role: 'commissioner', scopes: [league] })).statusCode).toBe(204);
  expect(await accountOf(member)).toMatchObject({ role: 'commissioner', scopes: [{ ...league, teamName: null }] });
  expect(await logged('rights_changed')).toBe('member to commissioner, + league 132, - team 132/13201');
  const refused = await post('Rights', member, { role: 'member', scopes: [league] });
  expect(refused.json()).toMatchObject({ status: 400, errors: [{ field: 'scopes' }] });
});

it('keeps the only admin, and refuses to change the own role or remove the own account', async () => {
  expect((await post('Rights', testAdmin.email, { role: 'member', scopes: [] })).statusCode).toBe(403);
  expect((await post('Remove', testAdmin.email, { userEmail: testAdmin.email })).statusCode).toBe(403);
  expect((await post('Remove', other, { userEmail: member })).json()).toMatchObject({ errors: [{ field: 'userEmail' }] });
  expect((await post('Remove', other, { userEmail: 'Other.Admin@example.com' })).statusCode).toBe(204);
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
  expect((await post('EndSessions', testAdmin.email)).statusCode).toBe(204);
  expect(await accountOf(testAdmin.email)).toMatchObject({ sessions: 1 });
});

it('lists 50 accounts a page, by e-mail address; a search finds a part of the address, in any case and as it is written', async () => {
  await server.rows(`insert into account (email, role)
    select 'many' || lpad(n::text, 3, '0') || '@example.com', 'member' from generate_series(1, 120) n`);
  await server.rows(`insert into account (email, role) values ('a_b%c@example.com', 'member'), ('axbyc@example.com', 'member')`);
  const found = async (search: string, page = 1) => {
    const { total, pageSize, accounts } = await list(`?search=${encodeURIComponent(search)}&page=${page}`);
    return [total, pageSize, accounts.map(({ userEmail }) => userEmail)];
  };
  const many = Array.from({ length: 120 }, (_, i) => `many${String(i + 1).padStart(3, '0')}@example.com`);
  expect(await found('MANY')).toEqual([120, 50, many.slice(0, 50)]);
  expect(await found('many', 3)).toEqual([120, 50, many.slice(100)]);
  expect(await found('many', 999)).toEqual(await found('many', 3));
  expect(await found('many07')).toEqual([10, 50, many.slice(69, 79)]);
  expect(await found('a_b')).toEqual([1, 50, ['a_b%c@example.com']]);
  expect(await found('b%c')).toEqual([1, 50, ['a_b%c@example.com']]);
  expect(await found('nobody')).toEqual([0, 50, []]);
  const { total, accounts } = await list();
  expect([total, accounts.length, accounts[0]!.userEmail]).toEqual([125, 50, 'a_b%c@example.com']);
});
