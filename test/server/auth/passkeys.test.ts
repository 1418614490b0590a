import { TOTP } from 'otpauth';
import type { components } from '../../../src/api/generated/schema.gen';
import { Authenticator } from '../../support/authenticator';
import { send } from '../../support/call';
import { testAdmin } from '../../support/testAdmin';

type Tokens = components['schemas']['TokenResponse'];
type Options = components['schemas']['PasskeyOptions'] & Record<string, object>;
type Passkey = components['schemas']['Passkey'];

const email = 'holder@example.com';
const boss = 'boss@example.com';
const { password } = testAdmin;
const path = '/api/Account/Passkeys';

let calls = 0;
/** A call without a token, each from an address of its own. */
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url, payload, headers, remoteAddress: `10.9.${++calls >> 8}.${calls & 255}` });
const as = (token: string) => ({ authorization: `Bearer ${token}` });
const begin = (by = email, proof: object = { password }) => send('POST', `${path}/Begin`, proof, by);
const list = async (by = email) => (await send('GET', path, undefined, by)).json<Passkey[]>();
const kinds = async () =>
  (await server.rows<{ kind: string }>('select kind from security_event order by id')).map(({ kind }) => kind);
const logInOptions = async () => (await post('/api/token/passkey/options', {})).json<Options>();
const logIn = async (key: Authenticator, ...faults: Parameters<Authenticator['sign']>[1][]) =>
  post('/api/token/passkey', { credential: key.sign(await logInOptions(), ...faults) });

/** Adds a passkey to an account. */
async function addTo(by = email, name?: string): Promise<Authenticator> {
  const key = new Authenticator();
  const credential = key.make((await begin(by)).json<Options>());
  expect((await send('POST', path, { credential, name }, by)).statusCode).toBe(200);
  return key;
}
const requireFactor = (isRequired: boolean) =>
  server.rows(
    `insert into installation values ('requiresSecondFactor', '${isRequired}') on conflict (name) do update set value = '${isRequired}'`,
  );

beforeAll(async () => {
  await server.addAccount({ email, role: 'member' });
  await server.addAccount({ email: boss, role: 'commissioner', scopes: [{ leagueId: '132' }] });
  for (const each of [email, boss]) await server.accessToken(each);
});
beforeEach(async () => {
  for (const table of ['passkey', 'passkey_challenge', 'log_in_attempt', 'security_event'])
    await server.rows(`delete from ${table}`);
});

it('is added with the password, logs in without one, and is renamed and removed', async () => {
  expect((await begin(email, {})).json()).toMatchObject({ status: 400, errors: [{ field: 'password', message: 'is required' }] });
  expect((await begin(email, { password: 'wrong' })).json()).toMatchObject({
    errors: [{ field: 'password', message: 'is wrong' }],
  });
  const options = (await begin()).json<Options>();
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Sideline' },
    user: { name: email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const key = new Authenticator();
  const added = await send('POST', path, { credential: key.make(options), name: ' My phone ' }, email);
  expect(added.json()).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);

  const tokens = (await logIn(key)).json<Tokens>();
  expect(tokens.userEmail).toBe(email);
  const account = await server.inject({ url: '/api/Account', headers: as(tokens.accessToken) });
  expect(account.json()).toMatchObject({ email });
  const [{ passkeyId, lastUsedAt }] = (await list()) as [Passkey];
  expect(Date.parse(lastUsedAt!)).toBeGreaterThan(Date.now() - 60_000);

  const excluded = (await begin()).json<{ excludeCredentials: object[] }>().excludeCredentials;
  expect(excluded).toMatchObject([{ id: key.id.toString('base64url') }]);
  expect((await send('PUT', path, { passkeyId, name: 'Old phone' }, email)).json()).toMatchObject([{ name: 'Old phone' }]);
  expect((await send('PUT', path, { passkeyId, name: ' ' }, email)).json()).toMatchObject({ errors: [{ field: 'name' }] });
  const remove = (body: object) => send('POST', `${path}/Remove`, { passkeyId, ...body }, email);
  expect((await remove({})).json()).toMatchObject({ errors: [{ field: 'password' }] });
  expect((await remove({ password })).json()).toEqual([]);
  expect((await remove({ password })).statusCode).toBe(404);
  expect((await logIn(key)).statusCode).toBe(400);
  expect(await kinds()).toEqual([
    ...['log_in_failed', 'passkey_added', 'log_in', 'passkey_renamed', 'passkey_removed', 'log_in_failed'],
  ]);
});

it('is not seen, renamed or removed by another account', async () => {
  await addTo();
  const [{ passkeyId }] = (await list()) as [Passkey];
  expect(await list(boss)).toEqual([]);
  expect((await send('PUT', path, { passkeyId, name: 'Mine' }, boss)).statusCode).toBe(404);
  expect((await send('POST', `${path}/Remove`, { passkeyId, password }, boss)).statusCode).toBe(404);
});

it('is accepted for this page only, with the user verified, and each challenge once, within 5 minutes', async () => {
  const refused = { status: 400, errors: [{ field: 'credential' }] };
  const faults = [{ origin: 'http://evil.example' }, { host: 'evil.example' }, { unverified: true }];
  for (const fault of faults) {
    const credential = new Authenticator().make((await begin()).json<Options>(), fault);
    expect((await send('POST', path, { credential }, email)).json()).toMatchObject(refused);
  }
  const key = await addTo();
  for (const fault of faults) expect((await logIn(key, fault)).json()).toMatchObject(refused);
  expect((await logIn(new Authenticator())).json()).toMatchObject(refused);

  const credential = key.sign(await logInOptions());
  expect((await post('/api/token/passkey', { credential })).statusCode).toBe(200);
  expect((await post('/api/token/passkey', { credential })).json()).toMatchObject(refused);
  // An authenticator that counts backwards is a copy.
  key.counter = 0;
  expect((await logIn(key)).json()).toMatchObject(refused);
  key.counter = 10;
  const late = key.sign(await logInOptions());
  await server.rows(`update passkey_challenge set expires_at = now() - interval '1 second'`);
  expect((await post('/api/token/passkey', { credential: late })).json()).toMatchObject(refused);
  const forAnother = new Authenticator().make((await begin()).json<Options>());
  expect((await send('POST', path, { credential: forAnother }, boss)).json()).toMatchObject(refused);
  const forLogIn = new Authenticator().make(await logInOptions());
  expect((await send('POST', path, { credential: forLogIn }, email)).json()).toMatchObject(refused);
  for (const odd of [{}, { id: 'a\0b' }, { id: 7 }, { id: key.id.toString('base64url'), response: { clientDataJSON: 'e30' } }])
    expect((await post('/api/token/passkey', { credential: odd })).json()).toMatchObject(refused);
  const takenBy = key.make((await begin(boss)).json<Options>());
  expect((await send('POST', path, { credential: takenBy }, boss)).json()).toMatchObject(refused);
});

it('needs a code of an account with an authenticator app, to be added and removed', async () => {
  const { secret } = (await send('POST', '/api/Account/SecondFactor/Begin', {}, email)).json<{ secret: string }>();
  const code = () => new TOTP({ secret }).generate();
  await send('POST', '/api/Account/SecondFactor/TurnOn', { password, code: code() }, email);
  expect((await begin()).json()).toMatchObject({ errors: [{ field: 'code', message: 'is required' }] });
  await server.rows('update second_factor set last_step = 0');
  expect((await begin(email, { password, code: code() })).statusCode).toBe(200);
  await server.rows('delete from second_factor');
});

describe('where a second factor is required', () => {
  afterEach(() => requireFactor(false));
  const write = (token: string) =>
    server.inject({ method: 'DELETE', url: '/api/Account/Sessions?sessionId=nobodys', headers: as(token) });
  const byPassword = (more: object = {}) => post('/api/token', { userEmail: boss, password, ...more });

  it('counts as one: its session can write, also after a renewal, and the password alone no longer logs in', async () => {
    const before = (await byPassword()).json<Tokens>();
    await requireFactor(true);
    expect((await write(before.accessToken)).statusCode).toBe(403);
    const options = await server.inject({
      ...{ method: 'POST', url: `${path}/Begin`, headers: as(before.accessToken), payload: { password } },
    });
    const key = new Authenticator();
    const payload = { credential: key.make(options.json<Options>()) };
    await server.inject({ method: 'POST', url: path, headers: as(before.accessToken), payload });
    expect((await write(before.accessToken)).statusCode).toBe(404);

    const tokens = (await logIn(key)).json<Tokens>();
    expect(tokens.mustSetUpSecondFactor).toBeUndefined();
    const renewed = (await post('/api/token/refresh', { token: tokens.refreshToken, userEmail: boss })).json<Tokens>();
    expect(renewed.mustSetUpSecondFactor).toBeUndefined();
    expect((await write(renewed.accessToken)).statusCode).toBe(404);
    expect((await byPassword()).json()).toMatchObject({ status: 401, secondFactor: 'passkey' });
    expect((await byPassword({ code: '000000' })).json()).toMatchObject({ status: 401, secondFactor: 'passkey' });
    const factor = await server.inject({ url: '/api/Account/SecondFactor', headers: as(tokens.accessToken) });
    expect(factor.json()).toMatchObject({ isOn: false, isRequired: false, hasPassword: true });
  });

  it('is not replaced by an app that somebody with the password alone sets up', async () => {
    const { accessToken } = (await byPassword()).json<Tokens>();
    await addTo(boss);
    await requireFactor(true);
    const call = (url: string, payload: object) => server.inject({ method: 'POST', url, payload, headers: as(accessToken) });
    const { secret } = (await call('/api/Account/SecondFactor/Begin', {})).json<{ secret: string }>();
    const code = new TOTP({ secret }).generate();
    expect((await call('/api/Account/SecondFactor/TurnOn', { password, code })).statusCode).toBe(400);
    expect((await call(`${path}/Begin`, { password })).statusCode).toBe(400);
  });
});

describe('for an invited person', () => {
  const invite = async () => (await send('POST', '/api/Invitations', { role: 'member' })).json<{ token: string }>().token;
  const accept = (body: object) => post('/api/token/invitation', body);

  it('replaces a password: the account has none, and keeps its last passkey', async () => {
    const token = await invite();
    const userEmail = 'passwordless@example.com';
    const options = (await post('/api/token/invitation/passkey', { token, userEmail })).json<Options>();
    const key = new Authenticator();
    const passkey = key.make(options);
    const both = await accept({ token, userEmail, passkey, newPassword: 'a long pass phrase' });
    expect(both.json()).toMatchObject({ errors: [{ field: 'passkey' }] });
    expect((await accept({ token, userEmail })).json()).toMatchObject({
      errors: [{ field: 'newPassword', message: 'is required' }],
    });
    expect((await accept({ token, userEmail, passkey: {} })).json()).toMatchObject({ errors: [{ field: 'passkey' }] });
    expect((await accept({ token, userEmail, passkey })).statusCode).toBe(200);
    expect((await post('/api/token', { userEmail, password })).statusCode).toBe(400);

    const { accessToken } = (await logIn(key)).json<Tokens>();
    const call = (url: string, payload: object) => server.inject({ method: 'POST', url, payload, headers: as(accessToken) });
    const [{ passkeyId }] = (await server.inject({ url: path, headers: as(accessToken) })).json<[Passkey]>();
    expect((await call(`${path}/Remove`, { passkeyId })).statusCode).toBe(403);
    const second = new Authenticator().make((await call(`${path}/Begin`, {})).json<Options>());
    expect((await call(path, { credential: second })).json()).toHaveLength(2);
    await server.rows(`update session set started_at = now() - interval '11 minutes'`);
    expect((await call(`${path}/Remove`, { passkeyId })).statusCode).toBe(403);
    await server.rows('update session set started_at = now()');
    expect((await call(`${path}/Remove`, { passkeyId })).json()).toHaveLength(1);
  });

  it('is not for a link for a new password', async () => {
    const { token } = (await send('POST', '/api/Invitations/PasswordReset', { userEmail: email })).json<{ token: string }>();
    const options = await post('/api/token/invitation/passkey', { token, userEmail: email });
    expect(options.json()).toMatchObject({ status: 400, errors: [{ field: 'token' }] });
    expect((await accept({ token, userEmail: email, passkey: {} })).json()).toMatchObject({ errors: [{ field: 'newPassword' }] });
  });
});

it('is deleted with its account, and old challenges by the daily clean-up', async () => {
  await server.addAccount({ email: 'gone@example.com', role: 'member' });
  await addTo('gone@example.com');
  await logInOptions();
  await server.rows(`delete from account where email = 'gone@example.com'`);
  expect(await server.rows('select 1 from passkey')).toEqual([]);
  await server.rows(`update passkey_challenge set expires_at = now() - interval '1 second'`);
  await server.deleteOldRows();
  expect(await server.rows('select 1 from passkey_challenge')).toEqual([]);
});
