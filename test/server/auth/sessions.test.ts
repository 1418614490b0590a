import type { components } from '../../../src/api/generated/schema.gen';
import { testAdmin } from '../../support/testAdmin';

type Tokens = components['schemas']['TokenResponse'];

const post = (path: string, payload: object) => server.inject({ method: 'POST', url: `/api/token${path}`, payload });
let logIns = 0;
/** Logs in, each time from another network: there is a limit for each. */
const logIn = async () => {
  const payload = { userEmail: testAdmin.email, password: testAdmin.password };
  const remoteAddress = `10.0.0.${++logIns}`;
  return (await server.inject({ method: 'POST', url: '/api/token', payload, remoteAddress })).json<Tokens>();
};
const refresh = (token: string, userEmail = testAdmin.email) => post('/refresh', { token, userEmail });
/** Moves every use of a refresh token back in time. */
const usedBefore = (seconds: number) =>
  server.rows(`update refresh_token set used_at = now() - interval '${seconds} seconds'
  where used_at is not null`);
const tryAdmin = (accessToken: string) =>
  server.inject({ url: '/api/Admin/populateCache', headers: { authorization: `Bearer ${accessToken}` } });

describe('logging in', () => {
  it('gives tokens with expiries by the server’s clock', async () => {
    const tokens = await logIn();
    const now = Date.parse(tokens.serverTime);
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
    expect((Date.parse(tokens.accessTokenExpiration) - now) / 60_000).toBe(15);
    expect((Date.parse(tokens.refreshTokenExpiration) - now) / 86_400_000).toBe(30);
    expect((await tryAdmin(tokens.accessToken)).statusCode).toBe(200);
  });

  it('takes the e-mail address in any case', async () => {
    const response = await post('', { userEmail: testAdmin.email.toUpperCase(), password: testAdmin.password });
    expect(response.statusCode).toBe(200);
  });

  it.each([
    [testAdmin.email, 'wrong'],
    ['nobody@example.com', testAdmin.password],
    ['\0@example.com', testAdmin.password],
  ])('refuses the wrong pair %j with 400', async (userEmail, password) => {
    const response = await post('', { userEmail, password });
    expect(response.json()).toMatchObject({ status: 400, detail: 'The e-mail address or the password is wrong.' });
  });
});

describe('renewing', () => {
  it('gives a new pair each time', async () => {
    const first = await logIn();
    const second = (await refresh(first.refreshToken)).json<Tokens>();
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await tryAdmin(second.accessToken)).statusCode).toBe(200);
    expect((await refresh(second.refreshToken)).statusCode).toBe(200);
  });

  it('gives the same successor again for 30 s, however many requests come at once', async () => {
    for (const tabs of [2, 4, 8]) {
      const first = await logIn();
      const responses = await Promise.all(Array.from({ length: tabs }, () => refresh(first.refreshToken)));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(tabs).fill(200));
      const renewed = responses.map((response) => response.json<Tokens>());
      expect(new Set(renewed.map(({ refreshToken }) => refreshToken)).size).toBe(1);
      expect(new Set(renewed.map(({ refreshTokenExpiration }) => refreshTokenExpiration)).size).toBe(1);
      for (const { accessToken } of renewed) expect((await tryAdmin(accessToken)).statusCode).toBe(200);
      await usedBefore(29);
      expect((await refresh(first.refreshToken)).json<Tokens>().refreshToken).toBe(renewed[0]!.refreshToken);
      expect((await refresh(renewed[0]!.refreshToken)).statusCode).toBe(200);
    }
  });

  it('gives the newest token when the successor is used too, so that a late request does not end the session', async () => {
    const first = await logIn();
    const second = (await refresh(first.refreshToken)).json<Tokens>();
    const third = (await refresh(second.refreshToken)).json<Tokens>();
    const late = (await refresh(first.refreshToken)).json<Tokens>();
    expect(late.refreshToken).toBe(third.refreshToken);
    await usedBefore(31);
    expect((await refresh(late.refreshToken)).statusCode).toBe(200);
  });

  it('ends the whole session when a token is used again later, also in the grace of a newer one', async () => {
    const first = await logIn();
    const second = (await refresh(first.refreshToken)).json<Tokens>();
    await usedBefore(31);
    const third = (await refresh(second.refreshToken)).json<Tokens>();
    expect((await refresh(first.refreshToken)).statusCode).toBe(400);
    for (const { refreshToken } of [second, third]) expect((await refresh(refreshToken)).statusCode).toBe(400);
    expect((await tryAdmin(third.accessToken)).statusCode).toBe(401);
    expect(await server.logged(/reused/)).toEqual([
      expect.objectContaining({ level: 40, accountId: 1, msg: 'A refresh token was reused: its session is ended.' }),
    ]);
  });

  it('lasts 90 days from the log-in, however often it is renewed', async () => {
    const { refreshToken } = await logIn();
    await server.rows(`update session set started_at = now() - interval '80 days'`);
    const renewed = (await refresh(refreshToken)).json<Tokens>();
    const days = (Date.parse(renewed.refreshTokenExpiration) - Date.parse(renewed.serverTime)) / 86_400_000;
    expect(days).toBeCloseTo(10, 2);
  });

  it('refuses another user’s token, an unknown and an expired one', async () => {
    const { refreshToken } = await logIn();
    await server.addAccount({ email: 'other@example.com', role: 'member' });
    expect((await refresh(refreshToken, 'other@example.com')).statusCode).toBe(400);
    expect((await refresh('unknown')).statusCode).toBe(400);
    await server.rows(`update refresh_token set expires_at = now() - interval '1 second'`);
    expect((await refresh(refreshToken)).statusCode).toBe(400);
  });
});

describe('logging out', () => {
  it('ends the session, its access token too, and no other', async () => {
    const [ended, other] = [await logIn(), await logIn()];
    const response = await post('/revoke', { token: ended.refreshToken, userEmail: testAdmin.email });
    expect([response.statusCode, response.payload]).toEqual([204, '']);
    expect((await refresh(ended.refreshToken)).statusCode).toBe(400);
    expect((await tryAdmin(ended.accessToken)).statusCode).toBe(401);
    expect((await tryAdmin(other.accessToken)).statusCode).toBe(200);
    expect(await server.logged(/log-out/)).toEqual([
      expect.objectContaining({ level: 30, accountId: 1, msg: 'A session was ended by a log-out.' }),
    ]);
    const succeeded = { level: 30, accountId: 1, address: `10.0.0.${logIns}` };
    expect(await server.logged(/^A log-in succeeded/)).toContainEqual(expect.objectContaining(succeeded));
  });

  it('ends the session also while it is being renewed', async () => {
    for (let round = 0; round < 5; round++) {
      const { refreshToken: token } = await logIn();
      const [renewal] = await Promise.all([refresh(token), post('/revoke', { token, userEmail: testAdmin.email })]);
      if (renewal.statusCode !== 200) continue;
      const renewed = renewal.json<Tokens>();
      expect((await refresh(renewed.refreshToken)).statusCode).toBe(400);
      expect((await tryAdmin(renewed.accessToken)).statusCode).toBe(401);
    }
  });
});

it('removes expired refresh tokens, and sessions without one, at a log-in', async () => {
  await logIn();
  await server.rows(`update refresh_token set expires_at = now() - interval '1 second'`);
  await logIn();
  expect(await server.rows('select count(*)::int as tokens from refresh_token')).toEqual([{ tokens: 1 }]);
  expect(await server.rows('select count(*)::int as sessions from session')).toEqual([{ sessions: 1 }]);
});

it('keeps neither passwords nor refresh tokens', async () => {
  const { refreshToken } = await logIn();
  const stored = JSON.stringify([await server.rows('select * from account'), await server.rows('select * from refresh_token')]);
  expect(stored).not.toContain(refreshToken);
  expect(stored).not.toContain(testAdmin.password);
});

it('slows down guessing of passwords', async () => {
  const statuses = new Set<number>();
  // Of any 41 in two windows of a minute, more than 20 are in one.
  for (let attempt = 0; attempt < 41; attempt++) statuses.add((await post('', {})).statusCode);
  expect(statuses).toContain(429);
});

describe('a generated password', () => {
  const email = 'generated@example.com';
  const call = (url: string, { accessToken }: Tokens) =>
    server.inject({ url, headers: { authorization: `Bearer ${accessToken}` } });

  it('must be changed before anything can be written, as each token response says', async () => {
    await server.addAccount({ email, role: 'admin' });
    await server.rows(`update account set must_change_password = true where email = '${email}'`);
    const credentials = { userEmail: email, password: testAdmin.password };
    const logIn = await server.inject({ method: 'POST', url: '/api/token', payload: credentials, remoteAddress: '10.2.0.1' });
    const renewed = (await refresh(logIn.json<Tokens>().refreshToken, email)).json<Tokens>();
    expect([logIn.json<Tokens>().mustChangePassword, renewed.mustChangePassword]).toEqual([true, true]);
    expect((await call('/api/Account', renewed)).statusCode).toBe(200);
    const detail = expect.stringContaining('Change your password first') as string;
    expect((await call('/api/Admin/populateCache', renewed)).json()).toMatchObject({ status: 403, detail });

    const payload = { ...credentials, newPassword: 'a better password' };
    const response = await server.inject({ method: 'POST', url: '/api/token/password', payload, remoteAddress: '10.2.0.2' });
    const changed = response.json<Tokens>();
    expect(changed.mustChangePassword).toBeUndefined();
    expect((await refresh(changed.refreshToken, email)).json<Tokens>().mustChangePassword).toBeUndefined();
    expect((await call('/api/Admin/populateCache', changed)).statusCode).toBe(200);
  });
});

describe('changing the own password', () => {
  const email = 'changer@example.com';
  const change = (password: string, newPassword: string, remoteAddress: string) =>
    server.inject({
      ...{ method: 'POST', url: '/api/token/password', remoteAddress },
      payload: { userEmail: email, password, newPassword },
    });
  const logInWith = (password: string, remoteAddress: string) =>
    server.inject({ method: 'POST', url: '/api/token', payload: { userEmail: email, password }, remoteAddress });

  it('needs the current one; then the old sessions end and the new password applies', async () => {
    await server.addAccount({ email, role: 'member' });
    const old = (await logInWith(testAdmin.password, '10.1.0.1')).json<Tokens>();
    expect((await change('wrong', 'a better password', '10.1.0.2')).statusCode).toBe(400);
    expect((await refresh(old.refreshToken, email)).statusCode).toBe(200);

    const changed = await change(testAdmin.password, 'a better password', '10.1.0.3');
    expect(changed.statusCode).toBe(200);
    expect((await refresh(old.refreshToken, email)).statusCode).toBe(400);
    expect((await logInWith(testAdmin.password, '10.1.0.4')).statusCode).toBe(400);
    expect((await logInWith('a better password', '10.1.0.5')).statusCode).toBe(200);
    expect((await refresh(changed.json<Tokens>().refreshToken, email)).statusCode).toBe(200);
  });

  it('refuses a short one by its rule', async () => {
    const response = await change(testAdmin.password, 'short', '10.1.0.6');
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field: 'newPassword' }] });
  });

  it('is blocked after too many wrong current passwords', async () => {
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await change('wrong', 'a better password', '10.1.0.7')).statusCode);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.at(-1)).toBe(429);
  });
});
