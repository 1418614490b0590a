/** `npm run restore -- <file>`: reads all data from a back-up. */
import { createReadStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { OpenDatabase } from '../db';
import { isInitialized } from '../db/queries/installation';
import { BackupError } from '../db/backup/backupError';
import { decryptWith, readEncryptionHeader } from '../db/backup/encryption';
import { readBackup } from '../db/backup/restore';
import { writeShared } from '../db/writeLeague';
import { type Command, onDatabase, type CommandContext } from './command';
import { readPassphrase } from './readPassphrase';
import { UsageError } from './usageError';

const help = `Usage: npm run restore -- <file> [--replace]

Fills DATA_DIR or DATABASE_URL from a file of npm run backup, of this version or an older one, all or nothing.
  --replace   removes existing data first

The passphrase of an encrypted file comes from BACKUP_PASSPHRASE, or is typed or piped in.
Only one process at a time can use the embedded database: stop the server first. Restart PostgreSQL servers that ran on other data,
because the key that signs access tokens may have changed.`;

/** Opens a back-up for reading and decrypts it if needed. @throws BackupError for a wrong passphrase */
async function openBackup(context: CommandContext, file: string): Promise<Readable> {
  const header = await readEncryptionHeader(file);
  const decrypt = header && (await decryptWith(await readPassphrase(context, false), header));
  return decrypt ? Readable.from(decrypt(createReadStream(file))) : createReadStream(file);
}

async function restore(context: CommandContext, { db, bus }: OpenDatabase, file: string, replace: boolean): Promise<number> {
  if (!replace && (await isInitialized(db))) throw new UsageError('There is data already: --replace removes it first.');
  try {
    const backup = await openBackup(context, file);
    // readBackup gets the error when it reads the next line.
    const unzip = createGunzip().on('error', () => undefined);
    backup.on('error', (error) => unzip.destroy(error));
    return await writeShared({ db, bus }, (tx) => readBackup(tx, linesOf(backup.pipe(unzip))));
  } catch (error) {
    const isDamaged = String((error as { code?: unknown }).code).startsWith('Z_');
    const why = isDamaged ? 'it is no compressed file, or damaged' : error instanceof BackupError && error.message;
    if (!why) throw error;
    throw new UsageError(`${file} cannot be restored: ${why}.`);
  }
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

const options = { help: { type: 'boolean', short: 'h' }, replace: { type: 'boolean', default: false } } as const;

export const restoreCommand: Command = async (args, context) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) return context.print(help);
  const [file, ...more] = positionals;
  if (!file || more.length) throw new UsageError(`<file> must be given, once.\n\n${help}`);
  if (!existsSync(file)) throw new UsageError(`<file> must be a file; there is no ${file}.`);
  const total = await onDatabase(context, (database) => restore(context, database, file, values.replace), { mayBeEmpty: true });
  context.print(`Restored ${total} rows from ${file}.`);
};
