/** `npm run users`: adds, lists, changes and removes accounts, their leagues and teams. */
import { parseArgs } from 'node:util';
import type { Database } from '../db';
import { add, change, checkEmail, type Given, list, remove } from './accounts';
import { type Command, onDatabase, type CommandContext } from './command';
import { UsageError } from './usageError';

const help = `Usage: npm run users -- <command> [options]

  list                 every account with its role, leagues and teams
  add <e-mail>         adds an account; needs --role
  change <e-mail>      changes the given values and keeps the rest
  remove <e-mail>      removes an account and ends its sessions

  --role <role>                admin, commissioner or member
  --league <league id>         a league of a commissioner; can be repeated
  --team <league id>/<team id> a team that the account owns; can be repeated
  --drop-league, --drop-team   (change) removes a league or team
  --email <e-mail>             (change) another e-mail address
  --drop-second-factor         (change) removes the account's second factor
  --password                   (change) asks for a new password
  --generate                   generates the password and prints it once; it must be changed after log-in

A terminal prompts for the password; otherwise it is the first line of standard input. It is never an argument.
The database is the server's: DATA_DIR or DATABASE_URL, from the environment or .env.
Only one process at a time can use the embedded database of DATA_DIR: stop the server first.`;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true, default: [] as string[] } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  role: text,
  email: text,
  league: texts,
  team: texts,
  'drop-league': texts,
  'drop-team': texts,
  password: flag,
  generate: flag,
  'drop-second-factor': flag,
  help: { ...flag, short: 'h' },
} as const;

const commands: Record<string, (context: CommandContext, db: Database, email: string, given: Given) => Promise<void>> = {
  list,
  add,
  change,
  remove,
};

export const usersCommand: Command = async (args, context) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, email = '', ...more] = positionals;
  if (values.help || name === undefined || name === 'help') return context.print(help);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`The command must be one of ${Object.keys(commands).join(', ')}, not "${name}".\n\n${help}`);
  if (more.length) throw new UsageError('There are too many arguments; a password is never one.');
  if (name !== 'list') checkEmail(email);
  await onDatabase(context, ({ db }) => command(context, db, email, values));
};
