import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `mount` with these options. */
export const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'pipe' });

/** A disk of a size, which its caller removes; undefined, which the log says, without the right to mount one. */
export function tryDisk(megabytes: number): { directory: string; remove: () => void } | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'sideline-disk-'));
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'sideline', directory);
  } catch {
    rmSync(directory, { recursive: true });
    console.warn('A full disk is not tried here, as nothing may be mounted.');
    return undefined;
  }
  const remove = () => {
    execFileSync('umount', [directory]);
    rmSync(directory, { recursive: true });
  };
  return { directory, remove };
}

/** Fills the disk of a file with it. */
export function fill(ballast: string): void {
  const file = openSync(ballast, 'w');
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(file);
  }
}
