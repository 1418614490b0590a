/**
 * The folder of a test run: the temporary files of all its processes, which name it in their environment. So what a killed run has left
 * can be found and removed.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const neededBytes = 2 ** 31;
const named = /^sideline-run-(\d+)-\w{6}$/;

/** Whether there is memory for a run's files: a copy of the database is a thousand files, which take a second on a disk. */
function hasMemory() {
  if (!existsSync(memory) || process.availableMemory() < 2 * neededBytes) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes;
}

/** Makes the folder of this process's run, in memory if wanted and possible. */
export function makeRunFolder(inMemory) {
  const folder = mkdtempSync(join(inMemory && hasMemory() ? memory : tmpdir(), `sideline-run-${process.pid}-`));
  // PostgreSQL runs as a separate account.
  chmodSync(folder, 0o755);
  return folder;
}

function textOf(file) {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return ''; // the process has ended
  }
}

/** Runs of other processes that are gone: their folders. */
function foldersOfKilledRuns() {
  const isAlive = (pid) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch (error) {
      return error.code === 'EPERM';
    }
  };
  return [...new Set([memory, tmpdir()])]
    .filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).map((name) => ({ folder: join(parent, name), pid: named.exec(name)?.[1] })))
    .filter(({ pid }) => pid && !isAlive(Number(pid)))
    .map(({ folder }) => folder);
}

/** The processes other than this one whose environment or command names the folder; none where the system has no /proc. */
function processesOf(folder) {
  if (!existsSync('/proc/self/environ')) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids.filter((pid) => ['environ', 'cmdline'].some((file) => textOf(`/proc/${pid}/${file}`).includes(folder))).map(Number);
}

function signal(pids, name) {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
}

const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Ends the processes of a run, those that do not end within five seconds by force, and deletes its folder. @returns how many it ended */
export function removeRun(folder) {
  const pids = processesOf(folder);
  signal(pids, 'SIGTERM');
  for (let tries = 0; tries < 50 && processesOf(folder).length; tries++) pause(100);
  signal(processesOf(folder), 'SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  return pids.length;
}

/** Removes what killed runs have left, and says so. */
export function removeKilledRuns() {
  for (const folder of foldersOfKilledRuns())
    console.log(`Removed ${folder} of a killed run, and ended ${removeRun(folder)} processes of it.`);
}
