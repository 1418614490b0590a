/** `npm run restore -- <file>`: reads all data from a back-up. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { OpenDatabase } from '../db';
import { isInitialized } from '../db/queries/installation';
import { BackupError } from '../db/backup/backupError';
import { openBackup } from '../db/backup/file';
import { readBackup } from '../db/backup/restore';
import { writeShared } from '../db/writeLeague';
import { type Command, onDatabase, type CommandContext } from './command';
import { readPassphrase } from './readPassphrase';
import { UsageError } from './usageError';

const help = `Usage: npm run restore -- <file> [--replace]

Fills DATA_DIR or DATABASE_URL from a file of npm run backup, of this version or an older one, all or nothing.
  --replace   removes existing data first

The passphrase of an encrypted file comes from BACKUP_PASSPHRASE, or is typed or piped in.
Only one process at a time can use the embedded database: stop the server first. PostgreSQL servers keep running, and use the restored
sessions and signing key at once.`;

async function restore(context: CommandContext, { db, bus }: OpenDatabase, file: string, replace: boolean): Promise<number> {
  if (!replace && (await isInitialized(db))) throw new UsageError('There is data already: --replace removes it first.');
  try {
    const lines = await openBackup(file, () => readPassphrase(context, false));
    return await writeShared({ db, bus }, (tx) => readBackup(tx, lines));
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new UsageError(`${file} cannot be restored: ${error.message}.`);
  }
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
