import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { readLocation } from '../config';
import { type OpenDatabase, openDatabase } from '../db';
import { explain } from '../explain';
import { isFilled } from '../queries/installation';

/** A command that cannot be carried out as it was given; the message names the part and its rule. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Opens the database that the environment (or `.env`) names, and closes it afterwards.
 * @throws UsageError when there is none yet; LockedError while a server has it.
 */
export async function onDatabase<Result>(
  run: (database: OpenDatabase) => Promise<Result>,
  { mayBeEmpty = false } = {},
): Promise<Result> {
  const location = readLocation(process.env);
  const none = 'There is no data yet: start the server once.';
  if (!mayBeEmpty && 'dataDir' in location && !existsSync(join(location.dataDir, 'pgdata'))) {
    throw new UsageError(`${none} (DATA_DIR is ${location.dataDir})`);
  }
  const database = await openDatabase(location);
  try {
    if (!mayBeEmpty && !(await isFilled(database.db))) throw new UsageError(none);
    return await run(database);
  } finally {
    await database.close();
  }
}

/** A mistake in the arguments that `parseArgs` of Node found. */
const isArgumentError = (error: unknown) => String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

/** Runs a command to the end of this process: 0, or 1 with the reason on the error output. */
export async function runCommand(run: (args: string[]) => Promise<void>): Promise<never> {
  try {
    if (existsSync('.env')) loadEnvFile();
    await run(process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    const plain = error instanceof UsageError || isArgumentError(error);
    process.stderr.write(`${plain ? (error as Error).message : explain(error)}\n`);
    process.exit(1);
  }
}
