import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { shedLoad } from '../../../server/http/loadShedding';
import { bareSecurityHeaders } from '../../../server/http/securityHeaders';
import { eventually } from '../../support/eventually';

const pending: ServerResponse[] = [];
const server = createServer((_, response) => void pending.push(response));
shedLoad(server);

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path, agent: false }, resolve).on('error', reject);
  });

it('responds with 503 to the request above the limit, with Retry-After and uncached', async () => {
  const waiting = Array.from({ length: 500 }, () => ask('/api/Rookie'));
  await eventually(() => expect(pending).toHaveLength(500));

  const shed = await ask('/api/Rookie');
  const body = await text(shed);
  expect(shed.statusCode).toBe(503);
  expect(shed.headers).toMatchObject({
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'retry-after': '2',
    connection: 'close',
    ...bareSecurityHeaders,
  });
  expect(JSON.parse(body)).toEqual({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'The server has too much to do. Try again soon.',
  });

  const probe = ask('/livez');
  await eventually(() => expect(pending).toHaveLength(501));
  pending.forEach((response) => response.end());
  const responses = await Promise.all([...waiting, probe]);
  responses.forEach((response) => response.resume());
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(501).fill(200));
});
