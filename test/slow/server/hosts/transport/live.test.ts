import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type HostPolicy, liveTransport } from '../../../../../server/hosts/transport/live';
import { mflPolicy } from '../../../../../server/hosts/mfl/address';
import type { ResponseStore, StoredResponse } from '../../../../../server/hosts/transport/responseStore';
import { sleeperPolicy } from '../../../../../server/hosts/sleeper/policy';
import { eventually } from '../../../../support/eventually';
import { fakeClock } from '../../../../server/hosts/fakeClock';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const userAgent = 'Sideline/0.1 (+mailto:admin@example.com)';
const policy: HostPolicy = {
  ...{ name: 'The host', hosts: /^127\.0\.0\.1$/, inFlight: 1, starts: 100, withinMs: 1000, coolDownMs: 600_000 },
  freshForMs: ({ pathname }) => (pathname === '/daily' ? 86_400_000 : 0),
};

let server: Server;
let base = '';
let asked: IncomingMessage[] = [];
let responses: Handler[] = [];

/** What the host responds, one after the other; the last one again and again. */
const hostResponses = (...handlers: Handler[]) => {
  responses = handlers;
};
const respond =
  (status: number, body = '', headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    const handler = responses.length > 1 ? responses.shift() : responses[0];
    handler?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function transport(timeoutMs?: number) {
  const kept = new Map<string, StoredResponse>();
  const responses: ResponseStore = {
    get: async (url) => kept.get(url) ?? null,
    put: async (url, response) => {
      kept.set(url, response);
    },
    touch: async (url, fetchedAt) => {
      kept.set(url, { ...kept.get(url)!, fetchedAt });
    },
  };
  const clock = fakeClock();
  return { ...liveTransport({ hosts: [policy], responses, userAgent, clock, ...(timeoutMs && { timeoutMs }) }), kept, clock };
}

test('a response is returned and stored with its ETag and time', async () => {
  hostResponses(respond(200, '{"a":"ä"}', { ETag: '"v1"' }));
  const { get, kept } = transport();
  expect(await get(`${base}/league/1`)).toBe('{"a":"ä"}');
  expect(kept.get(`${base}/league/1`)).toEqual({
    body: '{"a":"ä"}',
    etag: '"v1"',
    fetchedAt: '2026-08-01T00:00:00.000Z',
  });
  expect(asked[0]!.headers['user-agent']).toBe(userAgent);
});

test('compressed responses are requested and read', async () => {
  hostResponses((request, response) => {
    expect(request.headers['accept-encoding']).toContain('gzip');
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('{"zipped":true}'));
  });
  expect(await transport().get(`${base}/zipped`)).toBe('{"zipped":true}');
});

test('an unchanged response is not loaded again; only its time is updated', async () => {
  hostResponses(respond(200, '"first"', { ETag: '"v1"' }), (request, response) =>
    response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 500).end(),
  );
  const { get, kept, clock } = transport();
  await get(`${base}/league/1`);
  clock.advance(60_000);
  expect(await get(`${base}/league/1`)).toBe('"first"');
  expect(asked).toHaveLength(2);
  expect(kept.get(`${base}/league/1`)).toMatchObject({ body: '"first"', etag: '"v1"', fetchedAt: '2026-08-01T00:01:00.000Z' });
});

test('a daily response is requested once a day', async () => {
  hostResponses(respond(200, '"players"'));
  const { get, clock } = transport();
  for (const hours of [0, 12, 11]) {
    clock.advance(hours * 3_600_000);
    expect(await get(`${base}/daily`)).toBe('"players"');
  }
  expect(asked).toHaveLength(1);
  clock.advance(2 * 3_600_000);
  await get(`${base}/daily`);
  expect(asked).toHaveLength(2);
});

test('a response that is no JSON is returned, but not stored', async () => {
  hostResponses(respond(200, '<html>busy</html>'));
  const { get, kept } = transport();
  expect(await get(`${base}/daily`)).toBe('<html>busy</html>');
  expect(kept.size).toBe(0);
});

test('a 404 of the host is null', async () => {
  hostResponses(respond(404, 'no such league'));
  const { get, kept } = transport();
  expect(await get(`${base}/league/9`)).toBeNull();
  expect(kept.size).toBe(0);
});

describe('retries', () => {
  test.each([500, 503])('after %i a request waits 2, 4 and 8 seconds, up to a quarter longer, then fails', async (status) => {
    hostResponses(respond(status));
    const { get, clock } = transport();
    await expect(get(`${base}/busy`)).rejects.toThrow(`The host responded to ${base}/busy with status ${status} 4 times`);
    expect(asked).toHaveLength(4);
    expect(clock.slept).toHaveLength(3);
    [2000, 4000, 8000].forEach((ms, i) => {
      expect(clock.slept[i]).toBeGreaterThanOrEqual(ms);
      expect(clock.slept[i]).toBeLessThanOrEqual(ms * 1.25);
    });
  });

  test('they stop at the first response', async () => {
    hostResponses(respond(503), respond(200, 'there'));
    expect(await transport().get(`${base}/busy`)).toBe('there');
    expect(asked).toHaveLength(2);
  });

  test('two 429 in a row pause the host for its cool-down', async () => {
    hostResponses(respond(429), respond(429), respond(200, 'there'));
    const { get, clock } = transport();
    const paused = 'The host gets no calls until 00:10 UTC: it responded that there were too many (status 429)';
    await expect(get(`${base}/busy`)).rejects.toThrow(paused);
    await expect(get(`${base}/other`)).rejects.toThrow(paused);
    expect(asked).toHaveLength(2);
    await clock.sleep(600_000);
    expect(await get(`${base}/busy`)).toBe('there');
  });

  test('a first 429 pauses all calls for half a minute', async () => {
    hostResponses(respond(429), respond(200, 'there'));
    const { get, clock } = transport();
    expect(await get(`${base}/busy`)).toBe('there');
    expect(clock.slept).toEqual([30_000]);
  });

  test('two 429 with a response between them start no cool-down', async () => {
    hostResponses(respond(429), respond(503), respond(429), respond(200, 'there'));
    expect(await transport().get(`${base}/busy`)).toBe('there');
  });

  test('Retry-After is honoured, as seconds and as a date', async () => {
    hostResponses(
      respond(429, '', { 'Retry-After': '17' }),
      respond(503, '', { 'Retry-After': 'Sat, 01 Aug 2026 00:00:40 GMT' }),
      respond(200, 'there'),
    );
    const { get, clock } = transport();
    expect(await get(`${base}/busy`)).toBe('there');
    expect(clock.slept).toEqual([17_000, 23_000]);
  });

  test('a Retry-After above a minute fails at once', async () => {
    hostResponses(respond(429, '', { 'Retry-After': '3600' }));
    const { get, clock } = transport();
    await expect(get(`${base}/busy`)).rejects.toThrow('with status 429 and asks to wait 3600 seconds');
    expect([asked.length, clock.slept]).toEqual([1, []]);
  });

  test.each([400, 401, 403, 418])('never after %i', async (status) => {
    hostResponses(respond(status, 'no'));
    await expect(transport().get(`${base}/refused`)).rejects.toThrow(
      `The host responded to ${base}/refused with status ${status}`,
    );
    expect(asked).toHaveLength(1);
  });
});

describe('a host that cannot be reached', () => {
  test('is named with the reason when nobody listens there', async () => {
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    await expect(transport().get(`http://127.0.0.1:${port}/league/1`)).rejects.toThrow(
      `The host could not be reached at http://127.0.0.1:${port}/league/1: connect ECONNREFUSED`,
    );
  });

  test.each<[string, Handler]>([
    ['does not respond', () => undefined],
    ['does not finish its response', (_, response) => response.writeHead(200).write('{"half":')],
  ])('fails within the time-out when it %s', async (_, handler) => {
    hostResponses(handler);
    await eventually(async () => {
      const started = Date.now();
      await expect(transport(200).get(`${base}/slow`)).rejects.toThrow(
        /^The host could not be reached at http:\/\/127\.0\.0\.1:\d+\/slow: no response within 0\.2 seconds$/,
      );
      expect(Date.now() - started).toBeLessThan(2000);
    });
  });

  test('frees its place in flight', async () => {
    hostResponses((request, response) => request.url === '/next' && respond(200, 'there')(request, response));
    const { get } = transport(500);
    const [slow, next] = await Promise.allSettled([get(`${base}/slow`), get(`${base}/next`)]);
    expect([slow.status, next]).toEqual(['rejected', { status: 'fulfilled', value: 'there' }]);
  });
});

test.each<[string, Handler]>([
  ['breaks the connection', (request) => request.socket.destroy()],
  ['is silent', () => undefined],
])('a host that %s once is called again', async (_, handler) => {
  hostResponses(handler, respond(200, 'there'));
  const { get, clock } = transport(2_000);
  expect(await get(`${base}/unsteady`)).toBe('there');
  expect([asked.length, clock.slept.length]).toEqual([2, 1]);
});

test('a long response may take longer than the longest silence', async () => {
  hostResponses((_, response) => {
    response.writeHead(200);
    let chunks = 0;
    const timer = setInterval(() => {
      chunks += 1;
      if (chunks < 8) return void response.write('x');
      clearInterval(timer);
      response.end();
    }, 60);
  });
  expect(await transport(300).get(`${base}/long`)).toBe('x'.repeat(7));
});

test('a redirect to another server of the platform is followed', async () => {
  hostResponses(respond(302, '', { Location: '/moved' }), respond(200, 'there'));
  expect(await transport().get(`${base}/league/1`)).toBe('there');
  expect(asked.map(({ url }) => url)).toEqual(['/league/1', '/moved']);
});

test.each(['http://localhost:1/x', 'https://127.0.0.1:1/x', 'http://evil.example/x'])(
  'no redirect leads to %s',
  async (location) => {
    hostResponses(respond(302, '', { Location: location }));
    await expect(transport().get(`${base}/league/1`)).rejects.toThrow('which is not one of its servers');
    expect(asked).toHaveLength(1);
  },
);

test('a redirect without end is refused', async () => {
  hostResponses(respond(302, '', { Location: '/again' }));
  await expect(transport().get(`${base}/again`)).rejects.toThrow('redirects');
});

test('a response of more than 32 MB is refused while it is read', async () => {
  const part = Buffer.alloc(2 ** 20);
  hostResponses((_, response) => {
    response.on('error', () => undefined).writeHead(200);
    const write = () => {
      while (response.writable && response.write(part));
    };
    response.on('drain', write);
    write();
  });
  await expect(transport().get(`${base}/endless`)).rejects.toThrow('The host sends more than 32 MB');
  expect(asked).toHaveLength(1);
});

test('no other host is called', async () => {
  await expect(transport().get('http://localhost:1/league/1')).rejects.toThrow(
    'localhost:1 is no host that leagues are read from',
  );
});

test('each platform’s servers are recognised by host name', () => {
  const covers = ({ hosts }: HostPolicy, names: string[]) => names.map((name) => hosts.test(name));
  const names = ['api.sleeper.app', 'www45.myfantasyleague.com', 'api.myfantasyleague.com', 'myfantasyleague.com.example.org'];
  expect(covers(sleeperPolicy, names)).toEqual([true, false, false, false]);
  expect(covers(mflPolicy(false), names)).toEqual([false, true, true, false]);
});

test('how long a response is fresh', () => {
  const hours = (host: HostPolicy, url: string) => host.freshForMs(new URL(url)) / 3_600_000;
  expect(hours(sleeperPolicy, 'https://api.sleeper.app/v1/players/nfl')).toBe(24);
  expect(hours(sleeperPolicy, 'https://api.sleeper.app/v1/league/1/matchups/3')).toBe(0);
  expect(hours(mflPolicy(false), 'https://api.myfantasyleague.com/2026/export?TYPE=players&DETAILS=1&JSON=1')).toBe(24);
  expect(hours(mflPolicy(false), 'https://api.myfantasyleague.com/2026/export?TYPE=league&L=1&JSON=1')).toBe(1);
  expect(hours(mflPolicy(false), 'https://api.myfantasyleague.com/2026/export?TYPE=weeklyResults&L=1&JSON=1')).toBe(0);
});

test('a secret is in the request only; its response is stored for requests with the same secret', async () => {
  hostResponses(respond(200, '{"for":"members"}'), respond(200, '{"for":"all"}'), respond(500));
  const { get } = transport();
  const secret = { APIKEY: 'open sesame' };
  expect(await get(`${base}/daily?L=1`, secret)).toBe('{"for":"members"}');
  expect(await get(`${base}/daily?L=1`)).toBe('{"for":"all"}');
  expect(await get(`${base}/daily?L=1`, secret)).toBe('{"for":"members"}');
  expect(asked.map(({ url }) => url)).toEqual(['/daily?L=1&APIKEY=open+sesame', '/daily?L=1']);
  const error = await get(`${base}/other`, secret).catch((failure: Error) => failure.message);
  expect(error).toContain('/other');
  expect(error).not.toContain('sesame');
});
