import { rookiesApi } from '../../src/api';
import { sendEarly } from '../../src/api/earlyCalls';
import { matchRoute } from '../../src/routing/matchRoute';
import { tokensReceived } from '../../src/session/authSlice';
import { storeSession } from '../../src/session/tokenStorage';
import { makeStore } from '../../src/store/makeStore';

const match = matchRoute('/rookies/132/2025')!;
const open = (apiUrl = '') => makeStore({ host: { apiUrl, clientUrl: '' }, toLogIn: () => undefined });
const call = (store = open()) => store.dispatch(rookiesApi.endpoints.getRookies.initiate({ year: 2025 }));

let made: Request[];
const madeTo = (operation: string) => made.filter(({ url }) => url.includes(`/api/${operation}?`));

beforeEach(() => {
  localStorage.clear();
  made = [];
  server.intercept((request) => {
    made.push(request);
    return undefined;
  });
});
afterEach(() => server.intercept(null));

// An answer waits for a while: every test has an API base of its own.
test.each(['', 'http://one.example', 'http://two.example/base/'])(
  'a call that left early is joined, once, whatever the API base: %p',
  async (apiUrl) => {
    server.intercept((request) => {
      made.push(request);
      return new Response('[{"name":"Ashton Jeanty","position":"RB"}]');
    });
    sendEarly(apiUrl, match);
    sendEarly(apiUrl, match);
    expect(madeTo('Rookies')).toHaveLength(1);
    expect(madeTo('Settings')).toHaveLength(1);
    const { data } = await call(open(apiUrl));
    expect(data).toHaveLength(1);
    expect(madeTo('Rookies')).toHaveLength(1);
    await call(open(apiUrl));
    expect(madeTo('Rookies')).toHaveLength(2);
    await call(open(apiUrl));
    expect(madeTo('Rookies')).toHaveLength(3);
  },
);

test('while a session is stored nothing leaves early', () => {
  storeSession({ refreshToken: 'r', refreshTokenExpiresAt: '2999-01-01T00:00:00Z', emailAddress: 'a@example.com' });
  sendEarly('', match);
  expect(made).toEqual([]);
});

test('a call that carries a token does not take an answer that was given without one', async () => {
  server.intercept((request) => {
    made.push(request);
    return new Response('[]');
  });
  sendEarly('http://three.example', match);
  const store = open('http://three.example');
  const tokens = {
    accessToken: 'token',
    accessTokenExpiration: '2999-01-01T00:00:00Z',
    refreshToken: 'r',
    refreshTokenExpiration: '2999-01-01T00:00:00Z',
    serverTime: new Date().toISOString(),
  };
  store.dispatch(tokensReceived(tokens, 'a@example.com'));
  await call(store);
  expect(madeTo('Rookies').map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer token']);
});

test('an early call that failed is made anew; one that was refused is an error as any other', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer: () => Response | Promise<Response> = () => Promise.reject(new TypeError('no network'));
  server.intercept((request) => {
    made.push(request);
    return answer();
  });
  sendEarly('http://other.example', match);
  answer = () => new Response('[]');
  expect((await call(open('http://other.example'))).isSuccess).toBe(true);
  expect(madeTo('Rookies')).toHaveLength(2);

  answer = () => new Response('{"title":"Broken"}', { status: 500 });
  sendEarly('http://other.example', match);
  expect((await call(open('http://other.example'))).error).toMatchObject({ status: 500, body: { title: 'Broken' } });
  expect(madeTo('Rookies')).toHaveLength(3);
  log.mockRestore();
});
