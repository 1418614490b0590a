import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../../../server/db';
import { type Load, shedLoad } from '../../../server/http/loadShedding';
import { registerProbes } from '../../../server/http/probes';
import { bareSecurityHeaders } from '../../../server/http/securityHeaders';
import { eventually } from '../../support/eventually';

const limit = 20;
const many = Array.from({ length: limit });

let app: FastifyInstance;
let load: Load;
let finish: (() => void)[];
let opened: IncomingMessage[];

beforeEach(async () => {
  [finish, opened] = [[], []];
  app = fastify({ return503OnClosing: false });
  load = shedLoad(app, limit);
  app.get('/api/Events', (_request, reply) => {
    const own = new Readable({ read: () => undefined });
    own.push(':\n\n');
    return reply.type('text/event-stream').send(own);
  });
  app.get('/large', (_request, reply) => reply.send(Buffer.alloc(32 * 1024 * 1024)));
  app.get('/slow', () => new Promise((resolve) => finish.push(() => resolve('done'))));
  app.get('/quick', async () => (await app.inject('/part')).body);
  app.get('/part', () => 'a part');
  registerProbes(app, { execute: () => Promise.resolve() } as unknown as Database, { isDraining: false }, load);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const response of opened) response.destroy();
  app.server.closeAllConnections();
  await app.close();
});

const ask = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      opened.push(response);
      resolve(response);
    }).on('error', reject);
  });
const statusOf = async (path: string) => (await ask(path)).resume().statusCode;

it('responds with 503 to the request above the limit, with Retry-After and uncached, and not to probes', async () => {
  const waiting = many.map(() => statusOf('/slow'));
  await eventually(() => expect(finish).toHaveLength(limit));

  const shed = await ask('/quick');
  const body = await text(shed);
  expect(shed.statusCode).toBe(503);
  expect(shed.headers).toMatchObject({
    'content-type': expect.stringContaining('application/problem+json') as string,
    'cache-control': 'no-store',
    'retry-after': '2',
    connection: 'close',
    ...bareSecurityHeaders,
  });
  expect(JSON.parse(body)).toMatchObject({ status: 503, detail: 'The server has too much to do. Try again soon.' });
  expect(await statusOf('/no/such/page')).toBe(503);
  expect(await statusOf('/livez')).toBe(200);
  expect(load.refused()).toBe(2);

  // A load balancer takes the process out.
  const ready = await ask('/readyz');
  expect([ready.statusCode, JSON.parse(await text(ready))]).toEqual([503, { status: 'overloaded' }]);
  finish.forEach((end) => end());
  expect(await Promise.all(waiting)).toEqual(many.map(() => 200));
  expect([await statusOf('/quick'), await statusOf('/readyz')]).toEqual([200, 200]);
});

it.each(['/api/Events', '/api/Events?', '/api/Events?ticket=a.b.c', '/api/%45vents', '/api/Events#x'])(
  'open streams of %s take no place, however many they are',
  async (path) => {
    for (let streams = 0; streams < 2 * limit; streams++) expect((await ask(path)).statusCode).toBe(200);
    expect(load.inProgress()).toBe(0);
    expect(await statusOf('/quick')).toBe(200);
  },
);

it('clients that do not read their responses take no place', async () => {
  for (let clients = 0; clients < limit; clients++) expect((await ask('/large')).statusCode).toBe(200);
  expect(await statusOf('/quick')).toBe(200);
});

it('a client that goes away gives its place back', async () => {
  const { port } = app.server.address() as AddressInfo;
  const requests = many.map(() => get({ host: '127.0.0.1', port, path: '/slow', agent: false }).on('error', () => undefined));
  await eventually(() => expect(load.isFull()).toBe(true));
  for (const request of requests) request.destroy();
  await eventually(() => expect(load.inProgress()).toBe(0));
});
