import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data directory belongs to another running process. */
export class LockedError extends Error {
  override name = 'LockedError';
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const ownerOf = (file: string) => {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const create = (file: string) => {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

const held = new Set<string>();

/**
 * Takes the lock file of a data directory, which the embedded database does not do by itself: a second process would damage it.
 * The lock of a process that is gone is taken over.
 * @returns a function that gives the lock back; the end of the process does so too.
 * @throws LockedError naming the process that holds it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'lock');
  for (let attempt = 0; !create(file); attempt++) {
    const owner = ownerOf(file);
    const ours = owner === process.pid && !held.has(file);
    if ((owner && isAlive(owner) && !ours) || attempt === 5) {
      throw new LockedError(
        `The data directory ${directory} is in use by process ${owner ?? 'unknown'}. ` +
          `Stop that process, or set DATA_DIR to another directory. (Lock file: ${file})`,
      );
    }
    rmSync(file, { force: true });
  }
  held.add(file);
  const release = () => {
    process.off('exit', release);
    if (held.delete(file) && ownerOf(file) === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}
