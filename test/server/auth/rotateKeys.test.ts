/** New keys: a routine replacement refuses nothing that was signed before, --now everything; what SECRET_KEY encrypts stays readable. */
import { decrypt, encrypt } from '../../../server/db/secrets';
import { eventually } from '../../support/eventually';
import { signedWith } from '../../support/signedWith';
import { testAdmin } from '../../support/testAdmin';
import { values } from '../sync/calls';

type Pair = { accessToken: string; refreshToken: string };

const userEmail = testAdmin.email;
let requests = 0;
/** Sends a request for tokens, each from another network: there is a limit for each. */
const post = (path: string, payload: object) =>
  server.inject({ method: 'POST', url: `/api/token${path}`, payload, remoteAddress: `10.0.0.${++requests}` });
const logIn = async () => (await post('', { userEmail, password: testAdmin.password })).json<Pair>();
const renew = async (token: string) => {
  const response = await post('/refresh', { token, userEmail });
  return { status: response.statusCode, ...response.json<Pair>() };
};
const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const secured = '/api/Admin/GetSecurityLog';
const call = async (token: string) => (await server.inject({ url: secured, ...bearing(token) })).statusCode;

const currentKey = async () => (await values("select value from installation where name = 'accessTokenKey'"))[0]![0] as string;
const isSignedBy = (token: string, key: string) => token === signedWith(token, key);

const installation = () => values("select name, value from installation where name ilike '%accessTokenKey%' order by name");
const rotate = (args: string[] = [], environment: Record<string, string> = {}) =>
  server.command('rotate-keys', args, { environment });

const [oldSecret, newSecret, otherSecret] = ['o', 'n', 'x'].map((letter) => letter.repeat(32)) as [string, string, string];
const factors = () => values('select encrypted from second_factor order by account_id');
const apiKeys = () => values('select encrypted from host_key order by season');

describe('a routine replacement', () => {
  it('refuses no token of the former keys, also after two in a row; the new key signs; no key is printed', async () => {
    const first = await logIn();
    expect(await call(first.accessToken)).toBe(200);
    const keys = [await currentKey()];
    for (let i = 0; i < 2; i++) {
      const { status, stdout, stderr } = await rotate();
      expect([status, stderr, stdout]).toEqual([0, '', expect.stringContaining('stays valid for 16 minutes at most')]);
      keys.push(await currentKey());
      for (const key of keys) expect(stdout).not.toContain(key);
      const { accessToken } = await logIn();
      expect([await call(first.accessToken), await call(accessToken)]).toEqual([200, 200]);
      expect(keys.map((key) => isSignedBy(accessToken, key))).toEqual(keys.map((key) => key === keys.at(-1)));
    }
    expect(new Set(keys).size).toBe(3);
  });

  it('refuses the tokens of a former key once all that it signed has expired, though they say otherwise', async () => {
    const { accessToken } = await logIn();
    const former = await currentKey();
    await rotate();
    expect(await call(accessToken)).toBe(200);
    const [header, claims] = accessToken.split('.').slice(0, 2) as [string, string];
    const late = JSON.stringify({ ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), exp: 4e9 });
    const forged = signedWith(`${header}.${Buffer.from(late).toString('base64url')}.`, former);
    expect(await call(forged)).toBe(200);
    const [[stored]] = (await values("select value from installation where name = 'formerAccessTokenKeys'")) as [[string]];
    const keys = JSON.parse(stored) as { key: string; until: string }[];
    expect((Date.parse(keys[0]!.until) - Date.now()) / 60_000).toBeCloseTo(16, 0);
    const soon = JSON.stringify(keys.map((each) => ({ ...each, until: new Date(Date.now() + 500).toISOString() })));
    await server.rows(`update installation set value = '${soon}' where name = 'formerAccessTokenKeys'`);
    await server.rowsChanged();
    await eventually(async () => expect(await call(forged)).toBe(401));
    await rotate();
    expect(await call(forged)).toBe(401);
    expect(await values("select value from installation where name = 'formerAccessTokenKeys'")).not.toEqual([
      [expect.stringContaining(former)],
    ]);
  });

  it('keeps the half minute in which a used refresh token gives its successor, and the sessions', async () => {
    const first = await logIn();
    const second = await renew(first.refreshToken);
    await rotate();
    // A tab that did not get the response of the renewal repeats it.
    const repeated = await renew(first.refreshToken);
    expect([repeated.status, repeated.refreshToken]).toEqual([200, second.refreshToken]);
    const third = await renew(second.refreshToken);
    await rotate();
    for (const { refreshToken } of [first, second])
      expect(await renew(refreshToken)).toMatchObject({ status: 200, refreshToken: third.refreshToken });
    const fourth = await renew(third.refreshToken);
    expect(await call(fourth.accessToken)).toBe(200);
    await server.rows("update refresh_token set used_at = now() - interval '31 seconds' where used_at is not null");
    expect((await renew(first.refreshToken)).status).toBe(400); // a reused one still ends the session
    expect(await call(fourth.accessToken)).toBe(401);
  });

  it('keeps tickets for the event stream', async () => {
    const { accessToken } = await logIn();
    const response = await server.inject({ url: '/api/Events/Ticket', ...bearing(accessToken) });
    await rotate();
    const url = `/api/Events?ticket=${response.json<{ ticket: string }>().ticket}`;
    const opened = await server.inject({ url, payloadAsStream: true });
    opened.stream().destroy();
    expect(opened.statusCode).toBe(200);
    expect((await server.inject({ url })).statusCode).toBe(401); // it opens one stream only
  });

  it('is taken up by the first token of the new key where its message did not arrive', async () => {
    const { accessToken } = await logIn();
    expect(await call(accessToken)).toBe(200);
    await server.rows("update installation set value = reverse(value) where name = 'accessTokenKey'");
    const next = await logIn();
    expect(isSignedBy(next.accessToken, await currentKey())).toBe(true);
    expect([await call(next.accessToken), await call(accessToken)]).toEqual([200, 401]);
  });
});

it('with --now the former key counts no more and every session ends; the command says so before and after', async () => {
  const sessions = [await logIn(), await logIn()] as const;
  const [renewed] = [await renew(sessions[0].refreshToken)];
  await rotate();
  const [[count]] = (await values('select count(*)::int from session')) as [[number]];
  const { status, stdout, stderr } = await rotate(['--now']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.split('\n')).toEqual([
    'Every session is about to end: everybody must log in again.',
    `Replaced the key that signs access tokens; the former one counts no more. Ended ${count} sessions.`,
    '',
  ]);
  for (const { accessToken, refreshToken } of [...sessions, renewed]) {
    expect(await call(accessToken)).toBe(401);
    expect((await renew(refreshToken)).status).toBe(400);
  }
  expect(await installation()).toEqual([
    ['accessTokenKey', expect.any(String)],
    ['formerAccessTokenKeys', '[]'],
  ]);
  const { accessToken } = await logIn();
  expect(await call(accessToken)).toBe(200);
  const log = await server.inject({ url: `${secured}?kind=keys_replaced`, ...bearing(accessToken) });
  const [event] = log.json<{ actor: string | null; detail: string }[]>();
  expect(event).toMatchObject({ actor: null, detail: `the signing key, ${count} sessions ended, by npm run rotate-keys` });
});

it('with --now a token that was signed for a session of now is refused too, if the former key signed it', async () => {
  const former = await currentKey();
  await rotate(['--now']);
  const { accessToken } = await logIn();
  expect(await call(signedWith(accessToken, former))).toBe(401);
});

describe('with --secret', () => {
  const secrets = { SECRET_KEY: oldSecret, NEW_SECRET_KEY: newSecret };

  beforeAll(async () => {
    const factor = encrypt('JBSWY3DPEHPK3PXP', oldSecret, 'second factors');
    const email = 'coded@example.com';
    await server.addAccount({ email, role: 'member' });
    await server.rows(`insert into second_factor (account_id, encrypted, is_on)
      select id, '${factor}', true from account where email = '${email}'`);
    for (const season of [2025, 2026])
      await server.rows(`insert into host_key (provider, external_id, season, encrypted)
        values ('mfl', '70001', ${season}, '${encrypt(`key of ${season}`, oldSecret, 'host keys')}')`);
  });

  it('a wrong SECRET_KEY changes nothing, and says so', async () => {
    const before = [await factors(), await apiKeys(), await installation()];
    expect(await rotate(['--secret'], { ...secrets, SECRET_KEY: otherSecret })).toEqual({
      status: 1,
      stdout: '',
      stderr: 'SECRET_KEY does not decrypt 1 of 1 second factor and 2 of 2 API keys; nothing was changed.\n',
    });
    expect([await factors(), await apiKeys(), await installation()]).toEqual(before);
  });

  it('one secret that SECRET_KEY does not decrypt keeps all others as they are', async () => {
    const before = [await factors(), await apiKeys()];
    const own = encrypt('another key', otherSecret, 'host keys');
    await server.rows(`insert into host_key (provider, external_id, season, encrypted) values ('mfl', '70001', 2027, '${own}')`);
    expect((await rotate(['--secret'], secrets)).stderr).toContain('does not decrypt 0 of 1 second factor and 1 of 3 API keys');
    await server.rows('delete from host_key where season = 2027');
    expect([await factors(), await apiKeys()]).toEqual(before);
  });

  it('encrypts everything with the new key, says what to do next, and is in the security log', async () => {
    const { accessToken } = await logIn();
    const { status, stdout, stderr } = await rotate(['--secret'], secrets);
    expect([status, stderr]).toEqual([0, '']);
    expect(await call(accessToken)).toBe(200);
    expect(stdout).toContain('Encrypted 1 second factor and 2 API keys with NEW_SECRET_KEY.\nNow set SECRET_KEY to the value');
    for (const key of [oldSecret, newSecret]) expect(stdout).not.toContain(key);
    expect((await factors()).map(([text]) => decrypt(String(text), newSecret, 'second factors'))).toEqual(['JBSWY3DPEHPK3PXP']);
    expect((await apiKeys()).map(([text]) => decrypt(String(text), newSecret, 'host keys'))).toEqual([
      'key of 2025',
      'key of 2026',
    ]);
    const log = await server.inject({ url: `${secured}?kind=keys_replaced`, ...bearing(accessToken) });
    const [event] = log.json<{ actor: string | null; detail: string }[]>();
    expect(event).toMatchObject({
      actor: null,
      detail: 'the signing key, SECRET_KEY of 1 second factor and 2 API keys, by npm run rotate-keys',
    });
  });

  it('takes over what the database’s own key encrypts', async () => {
    await server.rows('delete from second_factor');
    await server.rows('delete from host_key');
    const [[own]] = (await values("insert into installation values ('hostKeySecret', 'own') returning value")) as [[string]];
    await server.rows(`insert into host_key (provider, external_id, season, encrypted)
      values ('mfl', '70001', 2026, '${encrypt('a key', own, 'host keys')}')`);
    expect(await rotate(['--secret'], { NEW_SECRET_KEY: newSecret })).toMatchObject({ status: 0, stderr: '' });
    expect(decrypt(String((await apiKeys())[0]![0]), newSecret, 'host keys')).toBe('a key');
  });

  it.each([
    [{ SECRET_KEY: oldSecret }, '--secret needs NEW_SECRET_KEY'],
    [{ ...secrets, NEW_SECRET_KEY: 'short' }, '--secret needs NEW_SECRET_KEY'],
    [{ ...secrets, NEW_SECRET_KEY: oldSecret }, 'NEW_SECRET_KEY must differ from SECRET_KEY.'],
  ])('refuses new keys that cannot be used (%#)', async (environment, reason) => {
    const before = await installation();
    const { status, stderr } = await rotate(['--secret'], environment);
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(await installation()).toEqual(before);
  });
});

it('prints its usage, and refuses other options', async () => {
  expect((await rotate(['--help'])).stdout).toMatch(/^Usage: npm run rotate-keys/);
  expect((await rotate(['--keys'])).stderr).toContain("Unknown option '--keys'");
});
