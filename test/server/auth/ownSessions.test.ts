import type { components } from '../../../src/api/generated/schema.gen';
import { testAdmin } from '../../support/testAdmin';

type Session = components['schemas']['Session'];
type Tokens = components['schemas']['TokenResponse'];

const [own, other] = ['own@example.com', 'other@example.com'];
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let logIns = 0;
const logIn = async (userEmail = own, userAgent = 'curl') => {
  const payload = { userEmail, password: testAdmin.password };
  const request = { payload, remoteAddress: `10.3.0.${++logIns}`, headers: { 'user-agent': userAgent } };
  return (await server.inject({ method: 'POST', url: '/api/token', ...request })).json<Tokens>();
};
const call = (method: 'GET' | 'DELETE', { accessToken }: Tokens, query = '') =>
  server.inject({ method, url: `/api/Account/Sessions${query}`, headers: { authorization: `Bearer ${accessToken}` } });
const list = async (tokens: Tokens) => (await call('GET', tokens)).json<Session[]>();

beforeAll(async () => {
  for (const email of [own, other]) await server.addAccount({ email, role: 'member' });
});
beforeEach(() => server.rows('delete from session'));

it('lists the caller’s sessions, this one first, with browser, log-in and last use', async () => {
  const [first, second] = [await logIn(own, firefox), await logIn()];
  await logIn(other);
  await server.rows(`update session set started_at = now() - interval '2 days' where browser is not null`);
  const payload = { token: first.refreshToken, userEmail: own };
  const renewed = (await server.inject({ method: 'POST', url: '/api/token/refresh', payload })).json<Tokens>();
  const sessions = await list(second);
  expect(sessions.map(({ browser, isCurrent }) => [browser, isCurrent])).toEqual([
    [null, true],
    ['Firefox on Linux', false],
  ]);
  const { startedAt, lastUsedAt } = sessions[1]!;
  expect(Math.round((Date.parse(lastUsedAt) - Date.parse(startedAt)) / 86_400_000)).toBe(2);
  expect((await list(renewed)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

it('ends one of them at once, and no other account’s', async () => {
  const [kept, ended, others] = [await logIn(), await logIn(), await logIn(other)];
  const [{ sessionId }] = (await list(ended)) as [Session];
  const [{ sessionId: foreign }] = (await list(others)) as [Session];
  expect((await call('DELETE', kept, `?sessionId=${foreign}`)).statusCode).toBe(404);
  expect((await call('DELETE', kept, `?sessionId=${sessionId}`)).json()).toHaveLength(1);
  expect([(await call('GET', ended)).statusCode, (await call('GET', others)).statusCode]).toEqual([401, 200]);
});

it('ends all others', async () => {
  const [kept, ended, others] = [await logIn(), await logIn(), await logIn(other)];
  expect((await call('DELETE', kept)).json()).toEqual([expect.objectContaining({ isCurrent: true })]);
  const statuses = [kept, ended, others].map(async (tokens) => (await call('GET', tokens)).statusCode);
  expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
});
