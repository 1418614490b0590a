/** `npm run backup -- <file>`: writes all data into a file. */
import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { finished } from 'node:stream/promises';
import { writeBackup } from '../backup';
import type { Database } from '../db';
import { type Command, onDatabase } from './command';
import { UsageError } from './usageError';

const help = `Usage: npm run backup -- <file>

Writes all data of DATA_DIR or DATABASE_URL, as they are at one moment, into a new file (compressed; readable by its owner only,
as the hashes of passwords are in it). npm run restore reads it, on the embedded database and on PostgreSQL alike.
The embedded database has one process at a time: stop the server first. With PostgreSQL the servers go on.`;

/** Writes into a file beside it first, so that a file of that name is always whole. */
async function backUp(db: Database, file: string): Promise<number> {
  const draft = `${file}.part`;
  const zip = createGzip();
  const target = zip.pipe(createWriteStream(draft, { mode: 0o600 }));
  const written = finished(target);
  try {
    const total = await writeBackup(db, async (line) => {
      if (!zip.write(line)) await Promise.race([once(zip, 'drain'), written]);
    });
    zip.end();
    await written;
    renameSync(draft, file);
    return total;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

export const backupCommand: Command = async (args, here) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) return here.say(help);
  const [file, ...more] = positionals;
  if (!file || more.length) throw new UsageError(`<file> must be given, once.\n\n${help}`);
  if (existsSync(file)) throw new UsageError(`<file> must be new; ${file} exists.`);
  const total = await onDatabase(here, ({ db }) => backUp(db, file));
  here.say(`Wrote ${total} rows to ${file}.`);
};
