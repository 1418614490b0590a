import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { testAdmin } from '../../support/testAdmin';

type Link = components['schemas']['InvitationLink'];
type Invitation = components['schemas']['Invitation'];
type Tokens = components['schemas']['TokenResponse'];

const commissioner = 'commissioner@example.com';
const newPassword = 'a long pass phrase';
const create = (body: object, by?: string) => send('POST', '/api/Invitations', body, by);
const linkOf = async (body: object, by?: string) => (await create(body, by)).json<Link>();
const open = async (by?: string) => (await send('GET', '/api/Invitations', undefined, by)).json<Invitation[]>();
let calls = 0;
const accept = (token: string, userEmail: string, password = newPassword) =>
  server.inject({
    ...{ method: 'POST', url: '/api/token/invitation', remoteAddress: `10.4.0.${++calls}` },
    payload: { token, userEmail, newPassword: password },
  });
const logIn = (userEmail: string, password = newPassword) =>
  server.inject({
    ...{ method: 'POST', url: '/api/token', remoteAddress: `10.5.0.${++calls}` },
    payload: { userEmail, password },
  });
const accountOf = async ({ accessToken }: Tokens) =>
  (await server.inject({ url: '/api/Account', headers: { authorization: `Bearer ${accessToken}` } })).json<object>();
const closed = { status: 400, errors: [{ field: 'token', message: 'is used, withdrawn, too old or unknown' }] };
const team = { leagueId: '132', teamId: '13201' };
const league = { leagueId: '132', teamId: null };
const member = { role: 'member', scopes: [team] };

beforeAll(async () => {
  await server.addAccount({ email: commissioner, role: 'commissioner', scopes: [{ leagueId: '132' }] });
  await server.addAccount({ email: 'member@example.com', role: 'member' });
});
beforeEach(() => server.rows('delete from invitation'));

it('adds an account once, with the role, league and team, and logs in', async () => {
  const { token, expiresAt } = await linkOf({
    role: 'commissioner',
    scopes: [league, { leagueId: '612374', teamId: null }, team],
  });
  expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
  const response = await accept(token, 'New@Example.com');
  const scopes = expect.arrayContaining([league, { leagueId: '612374', teamId: null }, team]) as object[];
  expect(await accountOf(response.json())).toMatchObject({
    ...{ email: 'new@example.com', role: 'commissioner', scopes },
    mayAddLeagues: false,
    leagues: expect.arrayContaining([expect.objectContaining({ leagueId: '132', leagueName: 'Global League' })]) as object[],
  });
  expect((await logIn('new@example.com')).statusCode).toBe(200);
  expect((await accept(token, 'second@example.com')).json()).toMatchObject(closed);
  expect(await open()).toEqual([]);
});

it('keeps only the hash of a token', async () => {
  const { token } = await linkOf(member);
  expect(JSON.stringify(await server.rows('select * from invitation'))).not.toContain(token);
});

it('is closed once it is expired, withdrawn, or its creator may no longer invite', async () => {
  const old = await linkOf(member);
  await server.rows(`update invitation set expires_at = now() - interval '1 second'`);
  expect((await accept(old.token, 'late@example.com')).json()).toMatchObject(closed);
  expect(await open()).toEqual([]);
  await server.deleteOldRows();
  expect(await server.rows('select 1 from invitation')).toEqual([]);

  const withdrawn = await linkOf(member);
  const [{ invitationId }] = (await open()) as [Invitation];
  expect((await send('DELETE', `/api/Invitations?invitationId=${invitationId}`)).json()).toEqual([]);
  expect((await accept(withdrawn.token, 'late@example.com')).json()).toMatchObject(closed);

  const { token } = await linkOf(member, commissioner);
  await server.rows(`update account set role = 'member' where email = '${commissioner}'`);
  expect((await accept(token, 'late@example.com')).json()).toMatchObject(closed);
  await server.rows(`update account set role = 'commissioner' where email = '${commissioner}'`);
});

it('names the e-mail address or the password that is refused, and stays open', async () => {
  const { token } = await linkOf(member);
  const refusal = async (...args: [string, string?]) => (await accept(token, ...args)).json<{ errors: object[] }>().errors;
  expect(await refusal('no address')).toEqual([{ field: 'userEmail', message: 'must be an e-mail address' }]);
  expect(await refusal('MEMBER@example.com')).toEqual([{ field: 'userEmail', message: 'is an account already' }]);
  const common = 'must not be one of the 3,000 most common passwords';
  expect(await refusal('x@example.com', 'password1')).toEqual([{ field: 'newPassword', message: common }]);
  expect((await accept(token, 'x@example.com')).statusCode).toBe(200);
});

it.each([
  [{ role: 'admin', scopes: [league] }, 'scopes'],
  [{ role: 'commissioner' }, 'scopes'],
  [{ role: 'member', scopes: [league] }, 'scopes'],
  [{ role: 'member', scopes: [{ teamId: '13201' }] }, 'scopes.0.leagueId'],
  [{ role: 'commissioner', scopes: [{ leagueId: '999', teamId: null }] }, 'scopes'],
  [{ role: 'member', scopes: [{ leagueId: '132', teamId: '999' }] }, 'scopes'],
])('refuses %j by its rule', async (body, field) => {
  expect((await create(body)).json()).toMatchObject({ status: 400, errors: [{ field }] });
});

it('lets a commissioner invite to the own leagues, and see and withdraw the own links only', async () => {
  for (const body of [
    { role: 'admin' },
    { role: 'member' },
    { role: 'commissioner', scopes: [{ leagueId: '612374', teamId: null }] },
  ])
    expect([body, (await create(body, commissioner)).statusCode]).toEqual([body, 403]);
  expect((await create(member, 'member@example.com')).statusCode).toBe(403);
  await create({ role: 'admin' });
  const [{ invitationId }] = (await open()) as [Invitation];
  expect((await create(member, commissioner)).statusCode).toBe(200);
  expect((await open(commissioner)).map(({ createdBy }) => createdBy)).toEqual([commissioner]);
  expect(await open('member@example.com')).toEqual([]);
  expect(await open()).toHaveLength(2);
  const url = `/api/Invitations?invitationId=${invitationId}`;
  expect((await send('DELETE', url, undefined, commissioner)).statusCode).toBe(404);
});

describe('a link for a new password', () => {
  const email = 'forgetful@example.com';
  const reset = async () => (await send('POST', '/api/Invitations/PasswordReset', { userEmail: email })).json<Link>();

  it('sets it once within a day, ends the sessions, and logs in', async () => {
    await server.addAccount({ email, role: 'member' });
    const before = (await logIn(email, testAdmin.password)).json<Tokens>();
    const first = await reset();
    const day = 86_400_000;
    const from = Date.now();
    const { token, expiresAt } = await reset();
    expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(from + day);
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + day);
    expect(await open()).toMatchObject([{ resetOf: email, createdBy: testAdmin.email }]);
    expect((await accept(first.token, email)).json()).toMatchObject(closed);
    const others = { errors: [{ field: 'userEmail', message: 'is not the one of this link’s account' }] };
    expect((await accept(token, 'member@example.com')).json()).toMatchObject(others);

    const response = await accept(token, email);
    expect(await accountOf(response.json())).toMatchObject({ email });
    expect(await accountOf(before)).toMatchObject({ status: 401 });
    expect((await logIn(email, testAdmin.password)).statusCode).toBe(400);
    expect((await logIn(email)).statusCode).toBe(200);
    expect((await accept(token, email)).json()).toMatchObject(closed);
    const kinds = await server.rows(`select kind from security_event where kind <> 'token_refused' order by id desc limit 4`);
    expect(kinds).toEqual(['log_in', 'log_in_failed', 'log_in', 'password_reset'].map((kind) => ({ kind })));
  });
});
