import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { leaseDirectory } from '../../../server/db/dataDirLock';
import type { Copy } from '../../support/openServer';
import { type RunningServer, startServer } from '../../support/startServer';
import { keepersOf } from './client';

jest.setTimeout(180_000);

/** Runs a program in its own PID namespace, as a container does: its pid is 1. */
const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const [unshare = '', ...options] = container;
const isPermitted = spawnSync(unshare, [...options, 'true']).status === 0;
if (!isPermitted) console.warn('Two containers are not tried here, as no PID namespace may be made.');
const inContainers = isPermitted ? it : it.skip;

let copy: Copy;
const running: RunningServer[] = [];
beforeEach(async () => (copy = await server.copy()));
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ kill }) => kill()));
  await copy.discard();
});

const file = () => join(copy.environment.DATA_DIR!, 'lock');
async function start() {
  const started = await startServer(copy.environment, container);
  running.push(started);
  return started;
}

inContainers('two containers never both have the data directory', async () => {
  await start();
  expect((JSON.parse(readFileSync(file(), 'utf8')) as { pid: number }).pid).toBe(1);
  await expect(start()).rejects.toThrow('in use by process 1 on host ');
});

it('a lock left by a power cut: the next start says that it waits, and gets the directory within 30 s', async () => {
  writeFileSync(file(), JSON.stringify({ id: 'before', host: 'box', pid: process.ppid, pidNamespace: 'before' }));
  const lines: string[] = [];
  const begun = Date.now();
  const lease = await leaseDirectory(copy.environment.DATA_DIR!, {
    onLost: () => undefined,
    onWait: (line) => void lines.push(line),
  });
  expect(Date.now() - begun).toBeLessThan(30_000);
  expect(lines[0]).toMatch(/lock names process \d+ on host box\. Waiting 20 s/);
  lease.release();
});

inContainers('a suspended container loses the data directory, and ends without writing when it goes on', async () => {
  const first = await start();
  const inner = Number(readFileSync(`/proc/${first.pid}/task/${first.pid}/children`, 'utf8'));
  process.kill(inner, 'SIGSTOP');
  const second = await start();
  const before = await keepersOf(second);
  process.kill(inner, 'SIGCONT');
  expect(await first.ended).toBe(1);
  expect(first.output()).toContain('This process lost the data directory');
  await wait(6_000); // the second one has sent a heartbeat, and verified its lease
  expect(await keepersOf(second)).toEqual(before);
});
