/** `npm run backup -- <file>`: writes all data into a file. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeBackupFile } from '../db/backup/file';
import { type Command, onDatabase } from './command';
import { readPassphrase } from './readPassphrase';
import { UsageError } from './usageError';

const help = `Usage: npm run backup -- <file> [--encrypt]

Writes a snapshot of all data of DATA_DIR or DATABASE_URL into a new file (compressed; readable by its owner only, because it contains
the hashes of passwords), and reads it once to verify it. npm run restore reads it, on the embedded database and on PostgreSQL alike.
  --encrypt   encrypts the file with the passphrase in BACKUP_PASSPHRASE, or one that is typed or piped in

Only one process at a time can use the embedded database: stop the server first. With PostgreSQL the servers keep running.`;

const options = { help: { type: 'boolean', short: 'h' }, encrypt: { type: 'boolean', default: false } } as const;

export const backupCommand: Command = async (args, context) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) return context.print(help);
  const [file, ...more] = positionals;
  if (!file || more.length) throw new UsageError(`<file> must be given, once.\n\n${help}`);
  if (existsSync(file)) throw new UsageError(`<file> must be new; ${file} exists.`);
  const passphrase = values.encrypt ? await readPassphrase(context, true) : null;
  const total = await onDatabase(context, ({ db }) => writeBackupFile(db, file, passphrase));
  context.print(`Wrote ${total} rows to ${file}${passphrase ? ', encrypted' : ''}.`);
};
