import { historyApi, teamApi } from '../../src/api';
import { rookiesApi } from '../../src/api/generated/rookies.gen';
import { rookies } from '../../src/entities/generated/rookiesTables.gen';
import type { PlatformKey } from '../../src/lib/config';
import { makeStore } from '../../src/store/makeStore';

const open = (apiUrl = '', toLogIn = jest.fn()) => makeStore({ host: { apiUrl, clientUrl: '' }, toLogIn });
const call = (store = open()) => store.dispatch(rookiesApi.endpoints.getRookies.initiate({ year: 2025 }));

/** Responds to every call in the server's place, as no server of ours would. */
const response = (body: BodyInit | null, init?: ResponseInit) => server.intercept(() => new Response(body, init));

let log: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  server.intercept(null);
  log.mockRestore();
});

const failure = (status: number, body: unknown) => ({ message: 'An unexpected server error occurred.', status, body });

test('HTTP 200: the JSON body is parsed, whatever its content type', async () => {
  response('[{"name":"Ashton Jeanty"}]', { headers: { 'content-type': 'text/plain' } });
  expect((await call()).data).toEqual([{ name: 'Ashton Jeanty' }]);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['an empty body gives nothing', '', 200],
  ['HTTP 204: nothing is returned', null, 204],
])('%s, and the tables stay as they were', async (_case, body, status) => {
  response(body, { status });
  const store = open();
  const result = await call(store);
  expect(result.data).toBeNull();
  expect(result.isSuccess).toBe(true);
  expect(rookies.selectRows(store.getState(), { year: 2025 })).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
});

test.each([
  [201, '{"id":1}', { id: 1 }],
  [202, '', null],
  [302, 'elsewhere', 'elsewhere'],
  [400, '{"title":"Bad Request","status":400}', { title: 'Bad Request', status: 400 }],
  [403, '', null],
  [404, '<h1>Not Found</h1>', '<h1>Not Found</h1>'],
  [500, '{"broken', '{"broken'],
  [503, '', null],
])('any other status is the error with the status and body: %s', async (status, text, body) => {
  response(text, { status });
  const { error } = await call();
  expect(error).toEqual(failure(status, body));
});

test('a 200 whose body is no JSON is an error too', async () => {
  response('<!doctype html>');
  const { error } = await call();
  expect(error).toMatchObject(failure(200, expect.stringContaining('JSON')));
});

/** The begin of a body, then an error. */
const broken = (error: Error) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"name":'));
      controller.error(error);
    },
  });

test.each([
  ['a connection that is lost', new TypeError('network error')],
  ['a time-out', new DOMException('The operation timed out.', 'TimeoutError')],
])('%s in the middle of a response is the error with status 0', async (_case, error) => {
  response(broken(error));
  const store = open();
  expect((await call(store)).error).toEqual(failure(0, String(error)));
  expect(Object.values(store.getState().offline)).toEqual([null]);
});

test('an error keeps its status if its body is lost', async () => {
  response(broken(new TypeError('network error')), { status: 403 });
  expect((await call()).error).toMatchObject({ status: 403 });
});

test('a network that is down is the error with status 0', async () => {
  server.intercept(() => {
    throw new TypeError('Failed to fetch');
  });
  expect((await call()).error).toEqual(failure(0, 'TypeError: Failed to fetch'));
});

test('a failed query is logged once, as an error object with status and body; a failed mutation is not', async () => {
  response('broken', { status: 500 });
  const store = open();
  await call(store);
  expect(log.mock.calls).toEqual([[failure(500, 'broken')]]);
  await store.dispatch(teamApi.endpoints.teamSetKeeper.initiate({ teamId: '1', leaguePlayerId: '2' }));
  expect(log).toHaveBeenCalledTimes(1);
});

test('query parameters on GET, JSON bodies on PUT, on the configured API base', async () => {
  const seen: unknown[] = [];
  server.intercept(async (request) => {
    seen.push([request.method, request.url, await request.clone().text(), request.headers.get('content-type')]);
    return Response.json([]);
  });
  const store = open('https://api.example.com/base');
  await call(store);
  const sleeperSetKeeperRequest = { teamId: '610000000000000112', playerId: 'KC' };
  await store.dispatch(teamApi.endpoints.sleeperTeamSetKeeper.initiate({ sleeperSetKeeperRequest }));
  expect(seen).toEqual([
    ['GET', 'https://api.example.com/base/api/Rookies?year=2025', '', null],
    [
      'PUT',
      'https://api.example.com/base/api/Team/SleeperTeamSetKeeper',
      JSON.stringify(sleeperSetKeeperRequest),
      'application/json',
    ],
  ]);
});

test('without an API URL no request is sent', async () => {
  const seen = jest.fn();
  server.intercept(seen);
  const { error } = await call(makeStore({ host: null, toLogIn: jest.fn() }));
  expect(error).toMatchObject({ status: 0 });
  expect(seen).not.toHaveBeenCalled();
});

test.each([
  ['default', '/api/Team/GetTeam?teamId=7', '/api/History/PointsByYearTeam?leagueId=1&year=2025&teamId=7'],
  [
    'sleeper',
    '/api/Team/GetSleeperTeam?leagueId=1&teamId=7',
    '/api/History/SleeperPointsByYearTeam?leagueId=1&year=2025&userId=7',
  ],
  ['third', '/api/Team/GetTeam?teamId=7', '/api/History/PointsByYearTeam?leagueId=1&year=2025&teamId=7'],
])(
  'a league of %s has the calls of its platform, else those of the first, with their own parameters',
  async (key, ...expected) => {
    const sent: string[] = [];
    server.intercept(({ url }) => {
      sent.push(url.replace(/^.*?(?=\/api\/)/, ''));
      return new Response(null, { status: 204 });
    });
    const arg = { platform: key as PlatformKey, leagueId: '1', teamId: '7' };
    const store = open();
    await store.dispatch(teamApi.endpoints.getTeam.initiate(arg));
    await store.dispatch(historyApi.endpoints.pointsByYearTeam.initiate({ ...arg, year: 2025 }));
    expect(sent).toEqual(expected);
  },
);
