import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { isRunning, ownIdentity, type ProcessIdentity } from './processIdentity';

/** Another process holds the data directory. */
export class LockedError extends Error {
  override name = 'LockedError';
}

/**
 * Milliseconds. `stale`: a lease without a heartbeat for this time is free; `settle`: the wait after a takeover before it counts; `dying`:
 * the wait for a holder that runs, as a killed process does for a moment.
 */
const defaultTimes = { heartbeat: 5_000, stale: 20_000, settle: 1_000, poll: 250, dying: 3_000 };
export type LeaseTimes = typeof defaultTimes;

/** A data directory that only this process may use. */
export interface Lease {
  /** Call before each access. Calls `onLost` when another process has taken over the lease, as from a suspended process. */
  verify: () => void;
  release: () => void;
}

interface LeaseOptions {
  /** Called at most once. Nothing may be written after it. */
  onLost: (reason: LockedError) => void;
  /** Reports that the start waits. */
  onWait?: (line: string) => void;
  times?: LeaseTimes;
}

type Holder = ProcessIdentity & { id: string };

/** The holder that a lock file names; null without a file, undefined when the file is damaged or of another format. */
function readHolder(file: string): Holder | null | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder> | null;
    return typeof holder?.id === 'string' && typeof holder.pid === 'number' ? (holder as Holder) : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function heartbeatOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces the lock of a dead process. If several processes do so at once, the last one wins, and the others notice.
 * @returns false when another process holds the lock
 */
async function takeOver(file: string, from: Holder | undefined, own: Holder, settle: number): Promise<boolean> {
  const draft = `${file}.${own.id}`;
  writeFileSync(draft, JSON.stringify(own));
  const holder = readHolder(file);
  if (holder === null || holder?.id !== from?.id) {
    rmSync(draft);
    return false;
  }
  renameSync(draft, file);
  await wait(settle);
  return readHolder(file)?.id === own.id;
}

const describe = (holder: Holder | null | undefined) =>
  holder ? `process ${holder.pid} on host ${holder.host}` : 'an unknown process';

function locked(directory: string, file: string, holder: Holder | null | undefined) {
  return new LockedError(
    `The data directory ${directory} is in use by ${describe(holder)}. Stop that process, or set DATA_DIR to another directory. ` +
      `If it no longer exists, delete ${file} and start again.`,
  );
}

/** Whether a running process still runs after the time in which a killed one ends. */
async function keepsRunning(holder: Holder, { dying, poll }: LeaseTimes): Promise<boolean> {
  for (const end = Date.now() + dying; Date.now() < end;) {
    if (isRunning(holder) === false) return false;
    await wait(poll);
  }
  return true;
}

/** Waits for a heartbeat of a holder whose process cannot be looked up. @throws LockedError when the directory is in use */
async function expectSilence(
  directory: string,
  file: string,
  holder: Holder | undefined,
  times: LeaseTimes,
  onWait?: LeaseOptions['onWait'],
): Promise<void> {
  const { stale, poll } = times;
  const running = holder && isRunning(holder);
  if (running && (await keepsRunning(holder, times))) throw locked(directory, file, holder);
  if (running !== undefined) return;
  const first = heartbeatOf(file);
  onWait?.(`${file} names ${describe(holder)}. Waiting ${stale / 1000} s to see whether it still uses the data directory.`);
  for (const end = Date.now() + stale; Date.now() < end;) {
    await wait(poll);
    const beat = heartbeatOf(file);
    if (beat === undefined) return;
    if (beat !== first) throw locked(directory, file, readHolder(file));
  }
}

/** Creates the lock file, or takes it over from a dead process. @throws LockedError */
async function acquire(directory: string, file: string, own: Holder, { times = defaultTimes, onWait }: LeaseOptions) {
  while (!create(file, own)) {
    const holder = readHolder(file);
    if (holder === null) continue;
    await expectSilence(directory, file, holder, times, onWait);
    if (await takeOver(file, holder, own, times.settle)) return;
    const other = readHolder(file);
    if (other !== null) throw locked(directory, file, other);
  }
}

/** Renews the lock file in a separate thread: a long statement of the embedded database blocks the main thread. */
function startHeartbeat(file: string, heartbeat: number): Worker {
  const code = `
    const { workerData: { file, heartbeat } } = require('node:worker_threads');
    const { utimesSync } = require('node:fs');
    setInterval(() => {
      const now = new Date();
      try { utimesSync(file, now, now); } catch {} // a full or read-only disk; the main thread notices a missing file
    }, heartbeat);`;
  const worker = new Worker(code, { eval: true, workerData: { file, heartbeat }, execArgv: [] });
  worker.unref();
  return worker;
}

/**
 * Leases a data directory, because the embedded database does not protect it from a second process. The lock file names its holder and has
 * a heartbeat, so it also works between containers and after a power cut. A lock without a heartbeat for 20 s is taken over; a lock of a
 * process known to be gone, at once.
 * @throws LockedError when another process holds the directory
 */
export async function leaseDirectory(directory: string, options: LeaseOptions): Promise<Lease> {
  const { onLost, times = defaultTimes } = options;
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'lock');
  const own: Holder = { id: randomUUID(), ...ownIdentity() };
  await acquire(directory, file, own, options);
  const worker = startHeartbeat(file, times.heartbeat);
  let checkedAt = Date.now();
  let isOver = false;

  const release = () => {
    if (isOver) return;
    isOver = true;
    process.off('exit', release);
    clearInterval(timer);
    void worker.terminate();
    if (readHolder(file)?.id === own.id) rmSync(file, { force: true });
  };
  const check = () => {
    const holder = readHolder(file);
    checkedAt = Date.now();
    if (isOver || holder?.id === own.id) return;
    release();
    const why = holder === null ? `${file} was deleted` : `${describe(holder)} took it over`;
    onLost(new LockedError(`This process lost the data directory ${directory}: ${why}.`));
  };
  const checkSafely = () => {
    try {
      check();
    } catch {
      // A directory that cannot be read: verify() throws at the next access.
    }
  };
  const timer = setInterval(checkSafely, times.heartbeat).unref();
  process.once('exit', release);
  const verify = () => {
    if (Date.now() - checkedAt > 2 * times.heartbeat) check();
  };
  return { verify, release };
}
