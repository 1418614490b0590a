import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { OpenDatabase } from '../../../server/db';
import { registerMetrics } from '../../../server/http/metrics';

const token = 'a-token-of-prometheus';
const host = createServer((request, response) => response.writeHead(request.url === '/busy' ? 429 : 200).end());

beforeAll(() => new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening)));
afterAll(() => host.close());

it('counts the responses of hosts by name and status, until the application is closed', async () => {
  const app = fastify();
  const queue = { getQueueSize: () => Promise.reject(new Error('no database')) };
  registerMetrics(app, { db: {}, queue } as unknown as OpenDatabase, token);
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  for (const path of ['/league', '/busy', '/league']) await (await fetch(address + path)).text();

  const headers = { authorization: `Bearer ${token}` };
  const { body } = await app.inject({ url: '/metrics', headers });
  expect(body.split('\n').filter((line) => line.startsWith('host_responses_total'))).toEqual([
    'host_responses_total{host="127.0.0.1",status="200"} 2',
    'host_responses_total{host="127.0.0.1",status="429"} 1',
  ]);
  await app.close();
});
