/** `npm run users`: adds, lists, changes and removes accounts, their leagues and teams. */
import { parseArgs } from 'node:util';
import type { Database } from '../db';
import { add, change, checkEmail, type Given, list, remove } from './accounts';
import { type Command, onDatabase, type CommandContext } from './command';
import { UsageError } from './usageError';

const help = `Usage: npm run users -- <command> [options]

  list                 every account with its role, leagues and teams
  add <e-mail>         adds an account; needs --role
  change <e-mail>      changes what is given and leaves the rest
  remove <e-mail>      removes an account and ends its sessions

  --role <role>                admin, commissioner or member
  --league <league id>         a league that a commissioner leads; may be given several times
  --team <league id>/<team id> a team that the account owns; may be given several times
  --drop-league, --drop-team   (change) takes a league or team away
  --email <e-mail>             (change) another e-mail address
  --drop-second-factor         (change) removes the second factor of somebody who cannot use it any more
  --password                   (change) asks for a new password
  --generate                   makes up the password and prints it once; it must be changed after the log-in

The password is asked for on a terminal; otherwise it is the first line of the standard input. It is never an argument.
The database is the server's: DATA_DIR or DATABASE_URL, of the environment or of .env.
The embedded database of DATA_DIR has one process at a time: stop the server first.`;

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
