import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

/** The disk of the data directory is full, or may not be written to. */
export class NoRoomError extends Error {
  override name = 'NoRoomError';
}

const megabyte = 1024 * 1024;
/**
 * What the embedded database needs to be free before it may write: where its log cannot grow, it never comes back from the statement.
 * The log grows by 16 MB at a time; the largest import writes less than 50 MB.
 */
const reserve = 64 * megabyte;

/**
 * Makes sure that a data directory can be written to.
 * @throws NoRoomError saying what is wrong with it and what helps.
 */
export async function requireRoom(directory: string, needed = reserve): Promise<void> {
  await access(directory, constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
    throw new NoRoomError(`The data directory cannot be written to (${code}). Make it writable; nothing in it was changed.`);
  });
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  if (free >= needed) return;
  const shown = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;
  throw new NoRoomError(
    `The disk of the data directory is full: ${shown(free)} are free, ${shown(needed)} are needed to write. ` +
      'Make room; nothing that was saved is lost.',
  );
}
