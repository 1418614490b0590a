/** Runs our commands in this process, outside of Jest's module system like the server. */
import { backupCommand } from '../../server/cli/backupCommand';
import { execute } from '../../server/cli/command';
import { migrateCommand } from '../../server/cli/migrateCommand';
import { leaguesCommand } from '../../server/cli/leaguesCommand';
import { restoreCommand } from '../../server/cli/restoreCommand';
import { rotateKeysCommand } from '../../server/cli/rotateKeysCommand';
import { syncCommand } from '../../server/cli/syncCommand';
import { usersCommand } from '../../server/cli/usersCommand';
import type { OpenDatabase } from '../../server/db';
import { openDatabase } from '../../server/db/openDatabase';

const commands = {
  backup: backupCommand,
  leagues: leaguesCommand,
  migrate: migrateCommand,
  restore: restoreCommand,
  'rotate-keys': rotateKeysCommand,
  sync: syncCommand,
  users: usersCommand,
};
export type CommandName = keyof typeof commands;

/** The exit status and output of a command, as of a process. */
export interface CommandResult {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command as `npm run <name> -- <args>` does.
 * @param input its standard input
 * @param shared the open database of `environment`; without it the command opens its own
 */
export async function runCommand(
  name: CommandName,
  args: string[],
  { environment, input = '', shared }: { environment: Record<string, string>; input?: string; shared?: OpenDatabase },
): Promise<CommandResult> {
  let stdout = '';
  const reason = await execute(commands[name], args, {
    print: (line) => void (stdout += `${line}\n`),
    readLine: () => Promise.resolve(input.split('\n')[0]!),
    isTerminal: false,
    environment,
    open: (location) => (shared ? Promise.resolve({ ...shared, close: () => Promise.resolve() }) : openDatabase(location)),
  });
  return { status: reason === undefined ? 0 : 1, stdout, stderr: reason === undefined ? '' : `${reason}\n` };
}
