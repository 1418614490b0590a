import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { OpenDatabase } from '../../../server/db';
import { registerMetrics } from '../../../server/http/metrics';

const token = 'a-token-of-prometheus';
const imports = { userAgent: null };
const host = createServer((request, response) => response.writeHead(request.url === '/busy' ? 429 : 200).end());

beforeAll(() => new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening)));
afterAll(() => host.close());

it('counts the responses of hosts by name and status, until the application is closed', async () => {
  const app = fastify();
  const queue = { getQueueSize: () => Promise.reject(new Error('no database')) };
  registerMetrics(app, { db: {}, queue } as unknown as OpenDatabase, token, { imports });
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

it('measures the newest daily back-up; without one its age is infinite', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sideline-metrics-'));
  const app = fastify();
  const queue = { getQueueSize: () => Promise.reject(new Error('no database')) };
  const backups = { directory, keep: 14, passphrase: null };
  registerMetrics(app, { db: {}, queue } as unknown as OpenDatabase, token, { imports, backups });
  const measured = async () => {
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    const lines = body.split('\n').filter((line) => line.startsWith('backup_'));
    return Object.fromEntries(lines.map((line) => line.split(' ')));
  };
  writeFileSync(join(directory, 'notes.txt'), 'not a back-up');
  expect(await measured()).toEqual({ backup_age_seconds: '+Inf', backup_size_bytes: '0' });
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString().slice(0, 19).replaceAll(':', '');
  writeFileSync(join(directory, `sideline-daily-${hours(26)}Z.gz`), 'older');
  writeFileSync(join(directory, `sideline-daily-${hours(2)}Z.gz`), 'the newest');
  const { backup_age_seconds: age, backup_size_bytes: size } = await measured();
  expect([Math.round(Number(age) / 60), size]).toEqual([120, '10']);
  rmSync(directory, { recursive: true });
  expect(await measured()).toEqual({ backup_age_seconds: '+Inf', backup_size_bytes: '0' });
  await app.close();
});
