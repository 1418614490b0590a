import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Lease, leaseDirectory, LockedError } from '../../../server/db/dataDirLock';
import { isRunning, ownIdentity } from '../../../server/db/processIdentity';
import { eventually } from '../../support/eventually';

const times = { heartbeat: 20, stale: 200, settle: 50, poll: 10, dying: 500 };
const leases: Lease[] = [];

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'sideline-lock-'))));
afterEach(() => {
  for (const lease of leases.splice(0)) lease.release();
  rmSync(directory, { recursive: true });
});

const file = () => join(directory, 'lock');
const holder = () => (JSON.parse(readFileSync(file(), 'utf8')) as { pid: number; id: string }) ?? null;
const onWait = jest.fn();
const onLost = jest.fn();
beforeEach(() => jest.clearAllMocks());

async function lease(stale = times.stale) {
  const taken = await leaseDirectory(directory, { onLost, onWait, times: { ...times, stale } });
  leases.push(taken);
  return taken;
}

const leave = (owner: object) => writeFileSync(file(), JSON.stringify({ id: 'other', host: 'box', pid: 1, ...owner }));

it('refuses a second lease until the first one is released', async () => {
  const first = await lease();
  await expect(lease()).rejects.toThrow(`in use by process ${process.pid} on host `);
  await expect(lease()).rejects.toThrow(`delete ${file()} and start again`);
  first.release();
  expect(existsSync(file())).toBe(false);
  await lease();
  expect(onWait).not.toHaveBeenCalled();
});

it('gives one of many simultaneous starts the lease, also after a crash', async () => {
  const dead = { ...ownIdentity(), pid: spawnSync('true').pid };
  for (const prepare of [() => undefined, () => leave(dead), () => leave({})]) {
    prepare();
    const starts = await Promise.allSettled(Array.from({ length: 5 }, () => lease()));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    leases.pop()!.release();
    expect(readdirSync(directory)).toEqual([]);
  }
});

it('refuses while the holder runs, or sends heartbeats', async () => {
  leave({ ...ownIdentity() });
  await expect(lease()).rejects.toThrow(LockedError);
  leave({ pid: 1, pidNamespace: 'another boot' });
  const beat = setInterval(() => utimesSync(file(), new Date(), new Date()), 50);
  await expect(lease(10_000)).rejects.toThrow('in use by process 1 on host box');
  clearInterval(beat);
});

/** The identity of another process of this machine. */
const identityOf = (pid: number) => ({
  ...{ ...ownIdentity(), pid },
  startTime: readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19],
});

it('waits for a holder that was just killed, and takes over when it has ended', async () => {
  const killed = spawn('sleep', ['60']);
  leave(identityOf(killed.pid!));
  const started = lease();
  setTimeout(() => killed.kill('SIGKILL'), 100);
  await started;
  expect(holder().pid).toBe(process.pid);
  expect(onWait).not.toHaveBeenCalled();
});

it('a holder that has ended, and whose parent does not know it, is gone', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
  const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
  const identity = identityOf(Number(pid));
  await eventually(() => expect(readFileSync(`/proc/${Number(pid)}/stat`, 'utf8')).toContain(') Z '));
  expect(isRunning(identity)).toBe(false);
  parent.kill();
});

it('takes over at once from a process that is known to be gone', async () => {
  leave({ ...ownIdentity(), pid: spawnSync('true').pid });
  await lease();
  expect(holder().pid).toBe(process.pid);
  expect(onWait).not.toHaveBeenCalled();
});

it.each([
  ['our number in another container', () => leave({ pid: process.pid, pidNamespace: 'another' })],
  [
    'a number that another process has since the machine started again',
    () => leave({ pid: process.ppid, pidNamespace: 'before' }),
  ],
  ['a lock of another format', () => writeFileSync(file(), `${process.ppid}\n`)],
  ['a damaged lock', () => writeFileSync(file(), '')],
])('takes over from a silent holder: %s', async (_, prepare) => {
  prepare();
  await lease();
  expect(holder().pid).toBe(process.pid);
  expect(onWait).toHaveBeenCalledTimes(1);
});

it('sends heartbeats while the main thread is blocked', async () => {
  await lease();
  const script = `const { statSync } = require('fs'); const first = statSync('${file()}').mtimeMs;
    setTimeout(() => process.exit(statSync('${file()}').mtimeMs > first ? 0 : 1), 200)`;
  await eventually(() => expect(spawnSync(process.execPath, ['-e', script]).status).toBe(0));
});

it.each([
  ['taken over', () => leave({}), 'process 1 on host box took it over'],
  ['deleted', () => rmSync(file()), 'was deleted'],
])('reports a lease that was %s, and leaves the lock of others alone', async (_, lose, why) => {
  const taken = await lease();
  lose();
  const before = existsSync(file());
  const end = Date.now() + 3 * times.heartbeat;
  while (Date.now() < end); // as a suspended process: no timer runs before the next access
  taken.verify();
  expect(onLost).toHaveBeenCalledTimes(1);
  expect((onLost.mock.calls as [Error][])[0]![0].message).toContain(why);
  taken.release();
  expect(existsSync(file())).toBe(before);
});

it('distinguishes processes with the same pid', () => {
  const own = ownIdentity();
  expect(isRunning(own)).toBe(own.startTime ? true : undefined);
  expect(isRunning({ ...own, startTime: '1' })).toBe(own.startTime ? false : undefined);
  expect(isRunning({ ...own, pidNamespace: 'another' })).toBeUndefined();
  expect(isRunning({ ...own, pid: spawnSync('true').pid })).toBe(false);
});
