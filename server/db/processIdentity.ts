import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The identity of a process for other processes. */
export interface ProcessIdentity {
  host: string;
  pid: number;
  /** The table of processes that `pid` belongs to; undefined if it cannot be looked up. */
  pidNamespace?: string;
  /** When the process started, in clock ticks since boot; undefined if the system does not tell. */
  startTime?: string;
}

/** The state and the start time of a process, fields 3 and 22 of /proc/<pid>/stat; the name before them may contain spaces. */
function statOf(pid: number | 'self'): { state?: string; startTime?: string } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return { state: fields[0], startTime: fields[19] };
  } catch {
    return {};
  }
}

/**
 * Two containers can have the same pid for different processes, so the identity includes the namespace. It includes the boot, because pids
 * start again after a restart of the machine. Undefined when /proc belongs to another namespace.
 */
function findPidNamespace(): string | undefined {
  if (process.platform !== 'linux') return hostname();
  try {
    if (readlinkSync('/proc/self') !== String(process.pid)) return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

/** Identifies this process. */
export const ownIdentity = (): ProcessIdentity => ({
  host: hostname(),
  pid: process.pid,
  pidNamespace: findPidNamespace(),
  startTime: statOf('self').startTime,
});

/** A process that has ended, and whose parent does not know it yet. */
const ended = ['Z', 'X'];

/** Whether a process runs; undefined when it cannot be known from here. */
export function isRunning({ pid, pidNamespace, startTime }: ProcessIdentity): boolean | undefined {
  if (!pidNamespace || pidNamespace !== findPidNamespace()) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false; // EPERM: another user's process
  }
  const found = statOf(pid);
  if (!found.startTime || !startTime) return undefined;
  return found.startTime === startTime && !ended.includes(found.state!);
}
