/** `npm run backup -- <file>`: writes all data into a file. */
import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import type { Database } from '../db';
import { encryptWith } from '../db/backup/encryption';
import { writeBackup } from '../db/backup/write';
import { type Command, onDatabase } from './command';
import { readPassphrase } from './readPassphrase';
import { UsageError } from './usageError';

const help = `Usage: npm run backup -- <file> [--encrypt]

Writes a snapshot of all data of DATA_DIR or DATABASE_URL into a new file (compressed; readable by its owner only, because it contains
the hashes of passwords). npm run restore reads it, on the embedded database and on PostgreSQL alike.
  --encrypt   encrypts the file with the passphrase in BACKUP_PASSPHRASE, or one that is typed or piped in

Only one process at a time can use the embedded database: stop the server first. With PostgreSQL the servers keep running.`;

/** Writes to a temporary file first, so that a file of the final name is always complete. */
async function backUp(db: Database, file: string, passphrase?: string): Promise<number> {
  const draft = `${file}.part`;
  const zip = createGzip();
  const target = createWriteStream(draft, { mode: 0o600 });
  const written = passphrase ? pipeline(zip, await encryptWith(passphrase), target) : pipeline(zip, target);
  try {
    const total = await writeBackup(db, async (line) => {
      if (!zip.write(line)) await Promise.race([once(zip, 'drain'), written]);
    });
    zip.end();
    await written;
    renameSync(draft, file);
    return total;
  } catch (error) {
    zip.destroy();
    await written.catch(() => undefined);
    rmSync(draft, { force: true });
    throw error;
  }
}

const options = { help: { type: 'boolean', short: 'h' }, encrypt: { type: 'boolean', default: false } } as const;

export const backupCommand: Command = async (args, context) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) return context.print(help);
  const [file, ...more] = positionals;
  if (!file || more.length) throw new UsageError(`<file> must be given, once.\n\n${help}`);
  if (existsSync(file)) throw new UsageError(`<file> must be new; ${file} exists.`);
  const passphrase = values.encrypt ? await readPassphrase(context, true) : undefined;
  const total = await onDatabase(context, ({ db }) => backUp(db, file, passphrase));
  context.print(`Wrote ${total} rows to ${file}${passphrase ? ', encrypted' : ''}.`);
};
