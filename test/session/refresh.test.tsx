import { historyApi, leagueApi } from '../../src/api';
import { rookiesApi } from '../../src/api/generated/rookies.gen';
import { selectEmailAddress, tokensReceived } from '../../src/session/authSlice';
import { syncSessionAcrossTabs } from '../../src/session/syncSessionAcrossTabs';
import { logOut } from '../../src/session/sessionActions';
import { clearStoredSession, storeSession } from '../../src/session/tokenStorage';
import { makeStore } from '../../src/store/makeStore';
import { get } from '../support/call';
import { logIn } from '../support/logIn';
import { testAdmin } from '../support/testAdmin';

type Store = ReturnType<typeof makeStore>;
type Seen = { path: string; token: string | null };

const host = { apiUrl: '', clientUrl: '' };
const open = (toLogIn: () => void = jest.fn()) => makeStore({ host, toLogIn });

/** The calls of the page in their order; `response` may take one over. */
function watch(response: (path: string) => Response | Promise<Response> | undefined = () => undefined): Seen[] {
  const seen: Seen[] = [];
  server.intercept((request) => {
    const { pathname } = new URL(request.url);
    seen.push({ path: pathname, token: request.headers.get('authorization') });
    return response(pathname);
  });
  return seen;
}

const rookies = (store: Store) =>
  store.dispatch(rookiesApi.endpoints.getRookies.initiate({ year: 2025 }, { forceRefetch: true }));
const standings = (store: Store) =>
  store.dispatch(leagueApi.endpoints.getLeague.initiate({ platform: 'default', leagueId: '132' }));
const points = (store: Store) =>
  store.dispatch(historyApi.endpoints.pointsByYear.initiate({ platform: 'default', leagueId: '132', year: 2025 }));

beforeAll(() => get('/api/health'));
beforeEach(() => localStorage.clear());
afterEach(() => {
  server.intercept(null);
  jest.restoreAllMocks();
});

test('without a session requests have no token and nothing is refreshed', async () => {
  const seen = watch();
  await rookies(open());
  expect(seen).toEqual([{ path: '/api/Rookies', token: null }]);
});

test('the first requests of a page wait for a refresh that is due, and many share one refresh request', async () => {
  const before = await logIn();
  const seen = watch();
  const store = open();
  await Promise.all([rookies(store), standings(store), points(store)]);
  expect(seen.map(({ path }) => path)).toEqual([
    '/api/token/refresh',
    '/api/Rookies',
    '/api/League/GetLeague',
    '/api/History/PointsByYear',
  ]);
  const { accessToken } = store.getState().auth;
  expect(seen.slice(1).map(({ token }) => token)).toEqual(Array(3).fill(`Bearer ${accessToken}`));
  expect(localStorage.getItem('refreshToken')).not.toBe(before.refreshToken);
  expect(Object.values({ ...localStorage })).not.toContain(accessToken);
});

test('an access token is cached until its expiry, then renewed', async () => {
  const tokens = await logIn();
  const store = open();
  const seen = watch();
  store.dispatch(tokensReceived(tokens, testAdmin.email));
  await rookies(store);
  expect(seen).toEqual([{ path: '/api/Rookies', token: `Bearer ${tokens.accessToken}` }]);
  const early = Date.now() - (Date.parse(tokens.accessTokenExpiration) - Date.parse(tokens.serverTime)) + 9_000;
  store.dispatch(tokensReceived(tokens, testAdmin.email, early));
  await rookies(store);
  expect(seen.slice(1).map(({ path }) => path)).toEqual(['/api/token/refresh', '/api/Rookies']);
});

test('a failed refresh is logged, clears the stored credentials, and the page continues without a token', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  storeSession({ refreshToken: 'unknown', refreshTokenExpiresAt: '2099-01-01T00:00:00Z', emailAddress: 'a@b.example' });
  const toLogIn = jest.fn();
  const store = open(toLogIn);
  expect(selectEmailAddress(store.getState())).toBe('a@b.example');
  const seen = watch();
  const { data } = await rookies(store);
  expect(data?.length).toBeGreaterThan(0);
  expect(seen).toEqual([
    { path: '/api/token/refresh', token: null },
    { path: '/api/Rookies', token: null },
  ]);
  expect(log).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
  expect(selectEmailAddress(store.getState())).toBeNull();
  expect(toLogIn).not.toHaveBeenCalled();
  await rookies(store);
  expect(seen).toHaveLength(3);
});

test('any status but 200 is a failed refresh', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const tokens = await logIn();
  watch((path) => (path === '/api/token/refresh' ? Response.json(tokens, { status: 201 }) : undefined));
  const store = open();
  await rookies(store);
  expect(store.getState().auth.accessToken).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('an expired stored refresh token sends no refresh request, and the stored credentials are cleared', async () => {
  storeSession({ refreshToken: 'old', refreshTokenExpiresAt: '2020-01-01T00:00:00Z', emailAddress: 'a@b.example' });
  const seen = watch();
  const store = open();
  await rookies(store);
  expect(seen.map(({ path }) => path)).toEqual(['/api/Rookies']);
  expect(selectEmailAddress(store.getState())).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('HTTP 401 on any call: stored credentials are cleared and the log-in page follows', async () => {
  await logIn();
  const toLogIn = jest.fn();
  const store = open(toLogIn);
  watch((path) => (path === '/api/Rookies' ? new Response('', { status: 401 }) : undefined));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await rookies(store);
  expect(toLogIn).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
  expect(Object.values(store.getState().auth)).toEqual([null, null, null, null]);
});

test('a log-out ends the session here and on the server, and leads nowhere', async () => {
  const { refreshToken } = await logIn();
  const toLogIn = jest.fn();
  const store = open(toLogIn);
  await store.dispatch(logOut());
  expect(localStorage).toHaveLength(0);
  expect(selectEmailAddress(store.getState())).toBeNull();
  expect(toLogIn).not.toHaveBeenCalled();
  const renewal = await server.inject({
    method: 'POST',
    url: '/api/token/refresh',
    payload: { token: refreshToken, userEmail: testAdmin.email },
  });
  expect(renewal.statusCode).toBe(400);
});

test.each(['succeeds', 'fails'])('a log-out during a refresh that %s stays one', async (outcome) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const tokens = await logIn();
  let response: (response: Response) => void = () => undefined;
  const seen = watch((path) => (path === '/api/token/refresh' ? new Promise((resolve) => (response = resolve)) : undefined));
  const store = open();
  const call = rookies(store);
  while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve));
  await store.dispatch(logOut());
  response(outcome === 'succeeds' ? Response.json(tokens) : new Response('', { status: 500 }));
  await call;
  expect(localStorage).toHaveLength(0);
  expect(store.getState().auth.accessToken).toBeNull();
  expect(seen.at(-1)).toEqual({ path: '/api/Rookies', token: null });
  expect(log).toHaveBeenCalledTimes(outcome === 'fails' ? 1 : 0);
});

test('a token that another tab has used: the stored successor is tried once', async () => {
  const first = await logIn();
  const seen = watch((path) => {
    if (path !== '/api/token/refresh' || seen.length > 1) return undefined;
    storeSession({
      refreshToken: successor.refreshToken,
      refreshTokenExpiresAt: successor.refreshTokenExpiration,
      emailAddress: testAdmin.email,
    });
    return new Response('', { status: 400 });
  });
  const successor = await logIn();
  storeSession({
    refreshToken: first.refreshToken,
    refreshTokenExpiresAt: first.refreshTokenExpiration,
    emailAddress: testAdmin.email,
  });
  const store = open();
  await rookies(store);
  expect(seen.map(({ path }) => path)).toEqual(['/api/token/refresh', '/api/token/refresh', '/api/Rookies']);
  expect(seen.at(-1)?.token).toBe(`Bearer ${store.getState().auth.accessToken}`);
  expect(selectEmailAddress(store.getState())).toBe(testAdmin.email);
});

test('a renewal that another tab has stored is used, and revokes nothing', async () => {
  const renewed = await logIn();
  await logIn();
  const seen = watch((path) => {
    if (path !== '/api/token/refresh') return undefined;
    localStorage.setItem('refreshToken', renewed.refreshToken);
    return Response.json(renewed);
  });
  const store = open();
  await rookies(store);
  expect(seen.map(({ path }) => path)).toEqual(['/api/token/refresh', '/api/Rookies']);
  expect(seen.at(-1)?.token).toBe(`Bearer ${renewed.accessToken}`);
  expect(localStorage.getItem('refreshToken')).toBe(renewed.refreshToken);
});

test('a late 401 of an older token does not end the session', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const tokens = await logIn();
  const toLogIn = jest.fn();
  const store = open(toLogIn);
  store.dispatch(tokensReceived(tokens, testAdmin.email));
  let respond: (response: Response) => void = () => undefined;
  const seen = watch((path) => (path === '/api/Rookies' ? new Promise((resolve) => (respond = resolve)) : undefined));
  const late = rookies(store);
  while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve));
  const newer = await logIn();
  store.dispatch(tokensReceived(newer, testAdmin.email));
  respond(new Response('', { status: 401 }));
  await late;
  expect(toLogIn).not.toHaveBeenCalled();
  expect(store.getState().auth.accessToken).toBe(newer.accessToken);
  expect(localStorage.getItem('refreshToken')).toBe(newer.refreshToken);
});

test('a late 401 of a visitor’s request does not end a session that another tab has stored', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const toLogIn = jest.fn();
  const store = open(toLogIn);
  let respond: (response: Response) => void = () => undefined;
  const seen = watch((path) => (path === '/api/Rookies' ? new Promise((resolve) => (respond = resolve)) : undefined));
  const late = rookies(store);
  while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve));
  const { refreshToken } = await logIn();
  const stop = syncSessionAcrossTabs(store);
  respond(new Response('', { status: 401 }));
  await late;
  stop();
  expect(toLogIn).not.toHaveBeenCalled();
  expect(selectEmailAddress(store.getState())).toBe(testAdmin.email);
  expect(localStorage.getItem('refreshToken')).toBe(refreshToken);
});

test('a refresh token that expires while a page is open ends the session there', async () => {
  await logIn();
  const store = open();
  jest.useFakeTimers();
  const stop = syncSessionAcrossTabs(store);
  localStorage.setItem('refreshTokenExpiresAt', '2020-01-01T00:00:00Z');
  jest.advanceTimersByTime(60_000);
  expect(selectEmailAddress(store.getState())).toBeNull();
  stop();
  jest.useRealTimers();
});

test('a log-in or log-out of another tab applies here too', async () => {
  const store = open();
  const stop = syncSessionAcrossTabs(store);
  const tokens = await logIn();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(selectEmailAddress(store.getState())).toBe(testAdmin.email);
  store.dispatch(tokensReceived(tokens, testAdmin.email));
  window.dispatchEvent(new StorageEvent('storage'));
  expect(store.getState().auth.accessToken).toBe(tokens.accessToken);
  clearStoredSession();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(Object.values(store.getState().auth)).toEqual([null, null, null, null, 'ended']);
  stop();
  await logIn();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(selectEmailAddress(store.getState())).toBeNull();
});

test('a log-out ends the session of the token that another tab has renewed since', async () => {
  await logIn();
  const store = open();
  await rookies(store);
  const { refreshToken } = await logIn();
  const revoked: unknown[] = [];
  server.intercept(async (request) => {
    if (request.url.endsWith('/api/token/revoke')) revoked.push(await request.clone().json());
    return undefined;
  });
  await store.dispatch(logOut());
  expect(revoked).toEqual([expect.objectContaining({ token: refreshToken })]);
  expect(localStorage).toHaveLength(0);
});
