import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { readLocation } from '../config';
import type { DatabaseLocation, OpenDatabase } from '../db';
import { openDatabase } from '../db/openDatabase';
import { describeError } from '../startupErrors';
import { isInitialized } from '../db/queries/installation';
import { readLine } from './readLine';
import { UsageError } from './usageError';

/** The dependencies of a command: output, input, environment, and how it opens the database. */
export interface CommandContext {
  print: (line: string) => void;
  /** Reads the next line of the input; a terminal shows the question. */
  readLine: (question: string) => Promise<string>;
  isTerminal: boolean;
  environment: NodeJS.ProcessEnv;
  open: (location: DatabaseLocation) => Promise<OpenDatabase>;
}

/** A command; `args` are the words after its name. @throws UsageError for invalid arguments */
export type Command = (args: string[], context: CommandContext) => Promise<void>;

/**
 * Opens the database that the environment names, and closes it afterwards.
 * @throws UsageError when there is none yet; LockedError while a server holds it
 */
export async function onDatabase<Result>(
  { environment, open }: CommandContext,
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
    if (!mayBeEmpty && !(await isInitialized(database.db))) throw new UsageError(none);
    return await run(database);
  } finally {
    await database.close();
  }
}

/** Whether Node's `parseArgs` refused the arguments. */
const isArgumentError = (error: unknown) => String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

/** Runs a command. @returns why it failed; undefined if it did not */
export async function execute(command: Command, args: string[], context: CommandContext): Promise<string | undefined> {
  try {
    await command(args, context);
    return undefined;
  } catch (error) {
    const plain = error instanceof UsageError || isArgumentError(error);
    return plain ? (error as Error).message : describeError(error);
  }
}

/** Runs a command to the end of this process: 0, or 1 with the reason on the error output. `.env` counts as the environment. */
export async function runCommand(command: Command): Promise<never> {
  if (existsSync('.env')) loadEnvFile();
  const reason = await execute(command, process.argv.slice(2), {
    print: (line) => void process.stdout.write(`${line}\n`),
    readLine,
    isTerminal: process.stdin.isTTY,
    environment: process.env,
    open: openDatabase,
  });
  if (reason !== undefined) process.stderr.write(`${reason}\n`);
  process.exit(reason === undefined ? 0 : 1);
}
