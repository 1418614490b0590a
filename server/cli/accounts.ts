import { randomBytes } from 'node:crypto';
import { checkRights, removeAccountBy, scopeText, setRights } from '../auth/accounts';
import { hashPassword } from '../auth/passwords';
import { record } from '../auth/securityLog';
import type { Database } from '../db';
import {
  type Account,
  addAccount,
  addScope,
  changeAccount,
  findAccount,
  findAccountByEmail,
  type Role,
  selectAccountsAfter,
} from '../db/queries/accounts/accounts';
import { removeSecondFactor, selectWithSecondFactor } from '../db/queries/accounts/secondFactors';
import { deleteSessionsOf } from '../db/queries/accounts/sessions';
import { isEmail } from '../domain/email';
import type { CommandContext } from './command';
import { readPassword } from './readPassword';
import { UsageError } from './usageError';

/** The options of the command line, by name. */
export interface Given {
  role?: string;
  email?: string;
  league: string[];
  team: string[];
  'drop-league': string[];
  'drop-team': string[];
  password: boolean;
  generate: boolean;
  'drop-second-factor': boolean;
}

type Scope = Account['scopes'][number];

/** The actor in the security log. */
const byCommand = 'by npm run users';

const roles: readonly string[] = ['admin', 'commissioner', 'member'] satisfies Role[];

function checkRole(role: string): Role {
  if (!roles.includes(role)) throw new UsageError(`--role must be one of ${roles.join(', ')}, not "${role}".`);
  return role as Role;
}

/** @throws UsageError for an invalid e-mail address. */
export function checkEmail(email: string): string {
  if (!isEmail(email)) throw new UsageError(`e-mail must be an e-mail address, not "${email}".`);
  return email.trim().toLowerCase();
}

function teamScope(team: string): Scope {
  const [leagueId = '', teamId, more] = team.split('/');
  if (!teamId || more !== undefined) throw new UsageError(`--team must be <league id>/<team id>, not "${team}".`);
  return { leagueId, teamId };
}

const scopesOf = (leagues: string[], teams: string[]): Scope[] => [
  ...leagues.map((leagueId) => ({ leagueId, teamId: '' })),
  ...teams.map(teamScope),
];

/** The changes of an account with a new password; `tell` prints a generated password, after everything is written. */
interface NewPassword {
  changes: { passwordHash: string; mustChangePassword: boolean };
  tell: () => void;
}

async function newPassword(context: CommandContext, generate: boolean): Promise<NewPassword> {
  const password = generate ? randomBytes(15).toString('base64url') : await readPassword(context);
  const tell = () => generate && context.print(`Password: ${password} (shown this once)`);
  return { changes: { passwordHash: await hashPassword(password), mustChangePassword: generate }, tell };
}

async function find(db: Database, email: string): Promise<Account> {
  const row = await findAccountByEmail(db, checkEmail(email));
  const found = row && (await findAccount(db, row.id));
  if (!found) throw new UsageError(`e-mail must be an account's; there is no ${email}.`);
  return found;
}

async function checkFree(db: Database, email: string) {
  if (await findAccountByEmail(db, email)) throw new UsageError(`e-mail must be new; ${email} is an account already.`);
}

/** How many accounts a list reads at once. */
const listedAtOnce = 1000;

/** Prints every account. */
export async function list(context: CommandContext, db: Database) {
  let accounts = await selectAccountsAfter(db, '', listedAtOnce);
  while (accounts.length) {
    const withSecondFactor = await selectWithSecondFactor(
      db,
      accounts.map(({ id }) => id),
    );
    for (const { id, email, role, scopes } of accounts) {
      const secondFactor = withSecondFactor.has(id) ? ['second factor'] : [];
      context.print([email, role, ...scopes.map(scopeText), ...secondFactor].join('  '));
    }
    accounts = await selectAccountsAfter(db, accounts.at(-1)!.email, listedAtOnce);
  }
}

/** Adds an account with its leagues and teams, all or nothing. */
export async function add(
  context: CommandContext,
  db: Database,
  email: string,
  { role: given, league, team, generate, ...rest }: Given,
) {
  if (!given) throw new UsageError(`--role is required: ${roles.join(', ')}.`);
  if (rest.email || rest['drop-league'].length || rest['drop-team'].length || rest['drop-second-factor']) {
    throw new UsageError('--email, --drop-league, --drop-team and --drop-second-factor are for change.');
  }
  const role = checkRole(given);
  await checkFree(db, checkEmail(email));
  const scopes = scopesOf(league, team);
  await checkRights(db, { role, scopes });
  const password = await newPassword(context, generate);
  await db.transaction(async (tx) => {
    const id = await addAccount(tx, { email, role, ...password.changes });
    for (const { leagueId, teamId } of scopes) await addScope(tx, id, leagueId, teamId);
    await record(tx, 'account_added', { accountId: id, detail: `${[role, ...scopes.map(scopeText)].join(', ')}, ${byCommand}` });
  });
  context.print(`Added ${checkEmail(email)}, ${role}.`);
  password.tell();
}

/** Changes the given values of an account. A new password or e-mail address, or the removal of its second factor, ends its sessions. */
export async function change(context: CommandContext, db: Database, email: string, given: Given) {
  const found = await find(db, email);
  const role = given.role === undefined ? found.role : checkRole(given.role);
  const newEmail = given.email === undefined ? undefined : checkEmail(given.email);
  if (newEmail && newEmail !== found.email) await checkFree(db, newEmail);
  const dropped = scopesOf(given['drop-league'], given['drop-team']);
  const isLeft = ({ leagueId, teamId }: Scope) =>
    (teamId || role === 'commissioner') && !dropped.some((each) => each.leagueId === leagueId && each.teamId === teamId);
  const scopes = [...found.scopes.filter(isLeft), ...scopesOf(given.league, given.team)];
  const dropsFactor = given['drop-second-factor'];
  if (dropsFactor && !(await selectWithSecondFactor(db, [found.id])).size)
    throw new UsageError(`--drop-second-factor: ${found.email} has none.`);
  const password = given.password || given.generate ? await newPassword(context, given.generate) : undefined;
  await db.transaction(async (tx) => {
    await setRights(tx, found.id, { role, scopes }, { detail: byCommand });
    if (newEmail || password) await changeAccount(tx, found.id, { email: newEmail, ...password?.changes });
    if (dropsFactor || password || newEmail) await deleteSessionsOf(tx, found.id);
    const accountId = found.id;
    if (dropsFactor) {
      await removeSecondFactor(tx, accountId);
      await record(tx, 'second_factor_removed', { accountId, detail: byCommand });
    }
    if (password) await record(tx, 'password_changed', { accountId, detail: byCommand });
  });
  context.print(`Changed ${newEmail ?? found.email}, ${role}.`);
  password?.tell();
}

/** Removes an account and ends its sessions. */
export async function remove(context: CommandContext, db: Database, email: string) {
  const found = await find(db, email);
  await db.transaction((tx) => removeAccountBy(tx, found.id, { detail: byCommand }));
  context.print(`Removed ${found.email}.`);
}
