/** Clients that are slow, greedy or talk no HTTP, by raw sockets against a server process: refused in time, while others are served. */
import { connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { limitOptions, limits } from '../../../server/http/requestLimits';
import { type RunningServer, startServer } from '../../support/startServer';

let running: RunningServer;
let discard: () => Promise<void>;

beforeAll(async () => {
  const copy = await server.copy();
  discard = copy.discard;
  running = await startServer({ ...copy.environment, TRUST_PROXY: 'loopback' });
}, 60_000);
afterAll(async () => {
  await running.stop();
  await discard();
});

const open = () => connect(Number(new URL(running.address).port), new URL(running.address).hostname);

/** What a client hears until the server hangs up, and after how many milliseconds it does. `talk` writes to the socket. */
function hear(talk: (socket: Socket) => void): Promise<{ heard: string; after: number }> {
  const started = performance.now();
  const socket = open();
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.on('error', () => undefined); // hung up while we still wrote
  socket.on('connect', () => talk(socket));
  return new Promise((resolve) => socket.on('close', () => resolve({ heard, after: performance.now() - started })));
}

/** Writes a piece every half second until the socket is closed. */
const drip = (socket: Socket, piece: string) => {
  const timer = setInterval(() => socket.write(piece), 500);
  socket.on('close', () => clearInterval(timer));
};

const isProblem = (status: string) => new RegExp(`^HTTP/1.1 ${status} [^]*^content-type: application/problem\\+json`, 'm');

const slack = 8_000;
const get = 'GET /api/health HTTP/1.1\r\nhost: x\r\n';
const post = 'POST /api/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

describe('slow clients are disconnected', () => {
  it.each<[string, number, string, (socket: Socket) => void]>([
    ['says nothing', limits.headersTime, '408', () => undefined],
    ['never ends the headers', limits.headersTime, '408', (socket) => (socket.write(get), drip(socket, 'x: y\r\n'))],
    [
      'never ends the body',
      limits.requestTime,
      '408',
      (socket) => (socket.write(`${post}content-length: 9000\r\n\r\n`), drip(socket, ' ')),
    ],
  ])(
    '%s: after %i ms',
    async (_, milliseconds, status, talk) => {
      const { heard, after } = await hear(talk);
      expect(after).toBeGreaterThan(milliseconds - 1000);
      expect(after).toBeLessThan(milliseconds + slack);
      expect(heard).toMatch(isProblem(status));
    },
    60_000,
  );
});

it.each([
  ['headers of 10 KB', `${get}x: ${'y'.repeat(10_000)}\r\n\r\n`, '431'],
  ['2,000 headers', `${get}${'header: x\r\n'.repeat(2000)}\r\n`, '431'],
  ['an address of 10 KB', `GET /?${'a'.repeat(10_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, '431'],
  ['a body that says it has 1 GB', `${post}content-length: 1000000000\r\n\r\n`, '413'],
  ['a body of many chunks', `${post}transfer-encoding: chunked\r\n\r\n${`4000\r\n${'x'.repeat(0x4000)}\r\n`.repeat(8)}`, '413'],
  ['two lengths', `${post}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, '400'],
  ['a length and chunks', `${post}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`, '400'],
  ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00', '400'],
])('%s is refused at once', async (_, text, status) => {
  const { heard, after } = await hear((socket) => socket.write(text.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')));
  expect(heard).toMatch(isProblem(status));
  expect(heard).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(heard).toMatch(/^x-content-type-options: nosniff/im);
  expect(after).toBeLessThan(limits.headersTime - 1000);
});

it('a missing Host header is refused at once, by Node', async () => {
  const { heard } = await hear((socket) => socket.write('GET / HTTP/1.1\r\nconnection: close\r\n\r\n'));
  expect(heard).toMatch(/^HTTP\/1.1 400 /);
});

it('serves others while 500 clients send next to nothing, and disconnects all of those', async () => {
  const slow = Array.from({ length: 500 }, () => hear((socket) => void socket.write('GET / HT')));
  for (let time = 0; time < 20; time++) {
    const response = await fetch(`${running.address}/api/League/GetLeague?leagueId=132`);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
  expect(await Promise.all(slow)).toHaveLength(500);
}, 60_000);

it('closes an idle connection after ten minutes', () => {
  expect(fastify(limitOptions).server.timeout).toBe(limits.silence);
});

it('sends HSTS only where a trusted proxy says that the request came by TLS', async () => {
  const ask = async (protocol: string) =>
    (await fetch(`${running.address}/api/health`, { headers: { 'x-forwarded-proto': protocol } })).headers;
  expect((await ask('https')).get('strict-transport-security')).toBe('max-age=31536000');
  expect((await ask('http')).get('strict-transport-security')).toBeNull();
});
