/** `npm run restore -- <file>`: reads all data from a back-up. */
import { createReadStream, existsSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { OpenDatabase } from '../db';
import { isFilled } from '../queries/installation';
import { BackupError, readBackup } from '../restore';
import { type Command, onDatabase } from './command';
import { UsageError } from './usageError';

const help = `Usage: npm run restore -- <file> [--replace]

Fills DATA_DIR or DATABASE_URL from a file that npm run backup wrote, of this version or an older one, all or nothing.
  --replace   where there is data already: removes it first

The embedded database has one process at a time: stop the server first. Servers on PostgreSQL that were running on other data have to be
started again, as the key that signs access tokens may be another one.`;

async function restore({ db, changes }: OpenDatabase, file: string, replace: boolean): Promise<number> {
  if (!replace && (await isFilled(db))) throw new UsageError('There is data already: --replace removes it first.');
  try {
    // A damaged file is found out before its lines are asked for; whoever asks gets the error then.
    const unzip = createGunzip().on('error', () => undefined);
    const source = createReadStream(file).on('error', (error) => unzip.destroy(error));
    const total = await readBackup(db, linesOf(source.pipe(unzip)));
    await changes.announce();
    return total;
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

export const restoreCommand: Command = async (args, here) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) return here.say(help);
  const [file, ...more] = positionals;
  if (!file || more.length) throw new UsageError(`<file> must be given, once.\n\n${help}`);
  if (!existsSync(file)) throw new UsageError(`<file> must be a file; there is no ${file}.`);
  const total = await onDatabase(here, (database) => restore(database, file, values.replace), { mayBeEmpty: true });
  here.say(`Restored ${total} rows from ${file}.`);
};
