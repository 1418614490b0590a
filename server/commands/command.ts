import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { readLocation } from '../config';
import type { DatabaseLocation, OpenDatabase } from '../db';
import { openDatabase } from '../openDatabase';
import { explain } from '../explain';
import { isFilled } from '../queries/installation';
import { readLine } from './readLine';
import { UsageError } from './usageError';

/** What a command works with: where it says things, whom it asks, its settings, and how it opens the database that they name. */
export interface Surroundings {
  say: (line: string) => void;
  /** The next line of the input; a terminal is asked the question. */
  readLine: (question: string) => Promise<string>;
  isTerminal: boolean;
  environment: NodeJS.ProcessEnv;
  open: (location: DatabaseLocation) => Promise<OpenDatabase>;
}

/** A command of ours, with the words after its name. @throws UsageError when it cannot be carried out as it was given */
export type Command = (args: string[], here: Surroundings) => Promise<void>;

/**
 * Opens the database that the environment names, and closes it afterwards.
 * @throws UsageError when there is none yet; LockedError while a server has it.
 */
export async function onDatabase<Result>(
  { environment, open }: Surroundings,
  run: (database: OpenDatabase) => Promise<Result>,
  { mayBeEmpty = false } = {},
): Promise<Result> {
  const location = readLocation(environment);
  const none = 'There is no data yet: start the server once.';
  if (!mayBeEmpty && 'dataDir' in location && !existsSync(join(location.dataDir, 'pgdata'))) {
    throw new UsageError(`${none} (DATA_DIR is ${location.dataDir})`);
  }
  const database = await open(location);
  try {
    if (!mayBeEmpty && !(await isFilled(database.db))) throw new UsageError(none);
    return await run(database);
  } finally {
    await database.close();
  }
}

/** A mistake in the arguments that `parseArgs` of Node found. */
const isArgumentError = (error: unknown) => String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

/** Carries out a command; answers in plain words why it failed, undefined when it did not. */
export async function carryOut(command: Command, args: string[], here: Surroundings): Promise<string | undefined> {
  try {
    await command(args, here);
    return undefined;
  } catch (error) {
    const plain = error instanceof UsageError || isArgumentError(error);
    return plain ? (error as Error).message : explain(error);
  }
}

/** Runs a command to the end of this process: 0, or 1 with the reason on the error output. `.env` counts as the environment. */
export async function runCommand(command: Command): Promise<never> {
  if (existsSync('.env')) loadEnvFile();
  const reason = await carryOut(command, process.argv.slice(2), {
    say: (line) => void process.stdout.write(`${line}\n`),
    readLine,
    isTerminal: process.stdin.isTTY,
    environment: process.env,
    open: openDatabase,
  });
  if (reason !== undefined) process.stderr.write(`${reason}\n`);
  process.exit(reason === undefined ? 0 : 1);
}
