import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeFinishedReplies } from '../../server/finishedReplies';

let listening: boolean;
let handled: number;
/** What a write does between the reading of a reply and its sending. */
let meanwhile: () => void;
const changes = {
  isListening: () => listening,
  onChange: () => undefined,
  announce: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
const replies = makeFinishedReplies(changes);
const http = createServer((request: IncomingMessage, response) => {
  const finish = replies.begin(request);
  meanwhile();
  handled += 1;
  const headers = { etag: '"1"', 'cache-control': 'no-cache', vary: 'accept-encoding', 'x-frame-options': 'DENY' };
  const body = Buffer.from(`reply ${handled} of ${request.url} for ${request.headers['accept-encoding']}`);
  finish(headers, body);
  response.writeHead(200, headers).end(body);
});
replies.standBefore(http);
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});
beforeEach(() => {
  replies.forget();
  [listening, handled, meanwhile] = [true, 0, () => undefined];
});

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(address + path, { ...init, headers: { 'accept-encoding': 'br', ...init.headers } });
  return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers) };
}

it('sends a reply again as it went out, with its headers', async () => {
  const first = await ask('/a');
  const second = await ask('/a');
  expect(second).toEqual({ ...first, headers: { ...second.headers, 'x-frame-options': 'DENY', etag: '"1"' } });
  expect(second.text).toBe('reply 1 of /a for br');
});

it('answers 304 to who has it, and the whole reply to who has another', async () => {
  await ask('/a');
  const known = await ask('/a', { headers: { 'if-none-match': '"1"' } });
  expect([known.status, known.text, known.headers['etag'], known.headers['vary']]).toEqual([304, '', '"1"', 'accept-encoding']);
  expect((await ask('/a', { headers: { 'if-none-match': '"0"' } })).text).toBe('reply 1 of /a for br');
});

it('keeps replies apart by address and encoding, and leaves other methods and ranges alone', async () => {
  await ask('/a');
  expect((await ask('/b')).text).toContain('reply 2');
  expect((await ask('/a', { headers: { 'accept-encoding': 'gzip' } })).text).toContain('reply 3');
  expect((await ask('/a', { method: 'POST' })).text).toContain('reply 4');
  expect((await ask('/a', { headers: { range: 'bytes=0-1' } })).text).toContain('reply 5');
  expect((await ask('/a')).text).toContain('reply 1');
});

it('forgets all when something is written, also what was being read then', async () => {
  await ask('/a');
  replies.forget();
  meanwhile = replies.forget;
  expect((await ask('/a')).text).toContain('reply 2');
  meanwhile = () => undefined;
  expect((await ask('/a')).text).toContain('reply 3');
});

it('sends nothing kept while writes elsewhere would not be heard', async () => {
  await ask('/a');
  listening = false;
  expect((await ask('/a')).text).toContain('reply 2');
});
