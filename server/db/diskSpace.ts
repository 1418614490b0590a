import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

/** The disk of the data directory is full or read-only. */
export class DiskNotWritableError extends Error {
  override name = 'DiskNotWritableError';
}

const megabyte = 1024 * 1024;
/**
 * Free space that a write needs: a statement of the embedded database never returns when the log cannot grow.
 * The log grows by 16 MB at a time; the largest import writes less than 50 MB.
 */
const reserve = 64 * megabyte;

/**
 * Checks that a data directory can be written to.
 * @throws DiskNotWritableError with the problem and its fix
 */
export async function requireWritableDisk(directory: string, needed = reserve): Promise<void> {
  await access(directory, constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
    throw new DiskNotWritableError(
      `The data directory cannot be written to (${code}). Make it writable; nothing in it was changed.`,
    );
  });
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  if (free >= needed) return;
  const shown = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;
  throw new DiskNotWritableError(
    `The disk of the data directory is full: ${shown(free)} are free, ${shown(needed)} are needed to write. ` +
      'Make room; nothing that was saved is lost.',
  );
}
