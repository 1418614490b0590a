/** The file of a back-up: compressed, and encrypted if there is a passphrase. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '..';
import { BackupError } from './backupError';
import { decryptWith, encryptWith, readEncryptionHeader } from './encryption';
import { countRows } from './read';
import { type RowCounts, totalOf, writeBackup } from './write';

/** What a file is called until it is whole and verified. */
export const draftOf = (file: string) => `${file}.part`;

async function writeDraft(db: Database, draft: string, passphrase: string | null): Promise<RowCounts> {
  const zip = createGzip();
  const target = createWriteStream(draft, { mode: 0o600, flush: true });
  const written = passphrase ? pipeline(zip, await encryptWith(passphrase), target) : pipeline(zip, target);
  try {
    const counts = await writeBackup(db, async (line) => {
      if (!zip.write(line)) await Promise.race([once(zip, 'drain'), written]);
    });
    zip.end();
    await written;
    return counts;
  } catch (error) {
    zip.destroy();
    // A disk that fails is the cause of what followed.
    await written.catch((cause: NodeJS.ErrnoException) => {
      if (cause.syscall) throw cause;
    });
    throw error;
  }
}

/** Splits text into lines. @throws BackupError for text that cannot be decompressed */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  try {
    for await (const chunk of chunks) {
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const isDamaged = String((error as { code?: unknown }).code).startsWith('Z_');
    throw isDamaged ? new BackupError('it is no compressed file, or damaged') : error;
  }
  if (rest) yield rest;
}

/**
 * Opens a file for reading; `passphrase` is called for an encrypted one.
 * @returns its lines, which throw BackupError where the file is damaged
 * @throws BackupError for a wrong passphrase
 */
export async function openBackup(file: string, passphrase: () => Promise<string>): Promise<AsyncGenerator<string>> {
  const header = await readEncryptionHeader(file);
  const decrypt = header && (await decryptWith(await passphrase(), header));
  const unzip = createGunzip();
  // Who reads the lines gets the error.
  pipe(decrypt ? Readable.from(decrypt(createReadStream(file))) : createReadStream(file), unzip, () => undefined);
  return linesOf(unzip);
}

/** Reads a file from end to end, as a restore does. @throws BackupError unless it has these rows */
async function verify(file: string, passphrase: string | null, expected: RowCounts): Promise<void> {
  const found = await countRows(await openBackup(file, () => Promise.resolve(passphrase ?? '')));
  for (const table of new Set([...expected.keys(), ...found.keys()])) {
    const [written, read] = [expected.get(table) ?? 0, found.get(table) ?? 0];
    if (written !== read) throw new BackupError(`of ${written} rows of ${table}, ${read} can be read`);
  }
}

/**
 * Writes a snapshot of all rows into a new file that only its owner can read, and verifies it. It has its name only from then on; a failure
 * leaves nothing of it.
 * @returns the number of rows
 * @throws BackupError when what was written cannot be read
 */
export async function writeBackupFile(db: Database, file: string, passphrase: string | null): Promise<number> {
  const draft = draftOf(file);
  try {
    const counts = await writeDraft(db, draft, passphrase);
    await verify(draft, passphrase, counts);
    await rename(draft, file);
    return totalOf(counts);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
