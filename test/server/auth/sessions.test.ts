import type { components } from '../../../src/api/generated/schema.gen';
import { testAdmin } from '../../support/testAdmin';

type Tokens = components['schemas']['TokenResponse'];

const post = (path: string, payload: object) => server.inject({ method: 'POST', url: `/api/token${path}`, payload });
const logIn = async () => (await post('', { userEmail: testAdmin.email, password: testAdmin.password })).json<Tokens>();
const refresh = (token: string, userEmail = testAdmin.email) => post('/refresh', { token, userEmail });
const tryAdmin = (accessToken: string) =>
  server.inject({ url: '/api/Admin/populateCache', headers: { authorization: `Bearer ${accessToken}` } });

describe('logging in', () => {
  it('gives tokens that last, by the server’s clock', async () => {
    const tokens = await logIn();
    const now = Date.parse(tokens.serverTime);
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
    expect((Date.parse(tokens.accessTokenExpiration) - now) / 60_000).toBe(15);
    expect((Date.parse(tokens.refreshTokenExpiration) - now) / 86_400_000).toBe(30);
    expect((await tryAdmin(tokens.accessToken)).statusCode).toBe(200);
  });

  it('takes the e-mail address in any case', async () => {
    const answer = await post('', { userEmail: testAdmin.email.toUpperCase(), password: testAdmin.password });
    expect(answer.statusCode).toBe(200);
  });

  it.each([
    [testAdmin.email, 'wrong'],
    ['nobody@example.com', testAdmin.password],
    ['\0@example.com', testAdmin.password],
  ])('refuses the wrong pair %j with 400', async (userEmail, password) => {
    const answer = await post('', { userEmail, password });
    expect(answer.json()).toMatchObject({ status: 400, detail: 'The e-mail address or the password is wrong.' });
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

  it('ends the whole session when a token is used twice', async () => {
    const first = await logIn();
    const second = (await refresh(first.refreshToken)).json<Tokens>();
    expect((await refresh(first.refreshToken)).statusCode).toBe(400);
    expect((await refresh(second.refreshToken)).statusCode).toBe(400);
    expect((await tryAdmin(second.accessToken)).statusCode).toBe(401);
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
    const answer = await post('/revoke', { token: ended.refreshToken, userEmail: testAdmin.email });
    expect([answer.statusCode, answer.payload]).toEqual([204, '']);
    expect((await refresh(ended.refreshToken)).statusCode).toBe(400);
    expect((await tryAdmin(ended.accessToken)).statusCode).toBe(401);
    expect((await tryAdmin(other.accessToken)).statusCode).toBe(200);
  });
});

it('keeps neither passwords nor refresh tokens', async () => {
  const { refreshToken } = await logIn();
  const stored = JSON.stringify([await server.rows('select * from account'), await server.rows('select * from refresh_token')]);
  expect(stored).not.toContain(refreshToken);
  expect(stored).not.toContain(testAdmin.password);
});

it('slows down who guesses passwords', async () => {
  const statuses = new Set<number>();
  // Of any 41 in two windows of a minute, more than 20 are in one.
  for (let attempt = 0; attempt < 41; attempt++) statuses.add((await post('', {})).statusCode);
  expect(statuses).toContain(429);
});
