/** Runs commands of ours in this process. Runs outside of Jest's modules, as the server does. */
import { backupCommand } from '../../server/commands/backupCommand';
import { carryOut } from '../../server/commands/command';
import { leaguesCommand } from '../../server/commands/leaguesCommand';
import { restoreCommand } from '../../server/commands/restoreCommand';
import { usersCommand } from '../../server/commands/usersCommand';
import type { OpenDatabase } from '../../server/db';
import { openDatabase } from '../../server/openDatabase';

const commands = { backup: backupCommand, leagues: leaguesCommand, restore: restoreCommand, users: usersCommand };
export type CommandName = keyof typeof commands;

/** What a command came to, as its process would: its status and all that it wrote. */
export interface CommandResult {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command with what `npm run <name> -- <args>` would have.
 * @param input what stands on its standard input
 * @param shared the open database that `environment` leads to; without it the command opens and closes one of its own
 */
export async function runCommand(
  name: CommandName,
  args: string[],
  { environment, input = '', shared }: { environment: Record<string, string>; input?: string; shared?: OpenDatabase },
): Promise<CommandResult> {
  let stdout = '';
  const reason = await carryOut(commands[name], args, {
    say: (line) => void (stdout += `${line}\n`),
    readLine: () => Promise.resolve(input.split('\n')[0]!),
    isTerminal: false,
    environment,
    open: (location) => (shared ? Promise.resolve({ ...shared, close: () => Promise.resolve() }) : openDatabase(location)),
  });
  return { status: reason === undefined ? 0 : 1, stdout, stderr: reason === undefined ? '' : `${reason}\n` };
}
