import { randomBytes } from 'node:crypto';
import { hashPassword } from '../auth/passwords';
import { record } from '../auth/securityLog';
import type { Database } from '../db';
import {
  type Account,
  addAccount,
  addScope,
  changeAccount,
  removeAccount,
  removeScope,
  type Role,
  selectAccounts,
} from '../db/queries/accounts';
import { findLeague } from '../db/queries/leagues';
import { removeSecondFactor, selectWithSecondFactor } from '../db/queries/secondFactors';
import { deleteSessionsOf } from '../db/queries/sessions';
import { findTeamOfLeague } from '../db/queries/teams';
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

/** What the security log says of who did it. */
const byCommand = 'by npm run users';

const nameOf = ({ leagueId, teamId }: Scope) => (teamId ? `team ${leagueId}/${teamId}` : `league ${leagueId}`);

const roles: readonly string[] = ['admin', 'commissioner', 'member'] satisfies Role[];

function checkRole(role: string): Role {
  if (!roles.includes(role)) throw new UsageError(`--role must be one of ${roles.join(', ')}, not "${role}".`);
  return role as Role;
}

/** @throws UsageError for what is no e-mail address. */
export function checkEmail(email: string): string {
  if (!isEmail(email)) throw new UsageError(`e-mail must be an e-mail address, not "${email}".`);
  return email.trim().toLowerCase();
}

async function leagueScope(db: Database, leagueId: string): Promise<Scope> {
  if (!(await findLeague(db, leagueId))) throw new UsageError(`--league must be the id of a league; there is no ${leagueId}.`);
  return { leagueId, teamId: '' };
}

async function teamScope(db: Database, team: string): Promise<Scope> {
  const [leagueId = '', teamId, more] = team.split('/');
  if (!teamId || more !== undefined) throw new UsageError(`--team must be <league id>/<team id>, not "${team}".`);
  if (!(await findTeamOfLeague(db, leagueId, teamId)))
    throw new UsageError(`--team must be a team of its league; there is no ${team}.`);
  return { leagueId, teamId };
}

async function scopesOf(db: Database, leagues: string[], teams: string[]): Promise<Scope[]> {
  const scopes: Scope[] = [];
  for (const league of leagues) scopes.push(await leagueScope(db, league));
  for (const team of teams) scopes.push(await teamScope(db, team));
  return scopes;
}

/** @throws UsageError unless the role and the leagues that the account has in the end belong together. */
function checkLeagues(role: Role, scopes: Scope[]) {
  const leads = scopes.some(({ teamId }) => !teamId);
  if (leads && role !== 'commissioner') throw new UsageError(`--league is for the role commissioner, not ${role}.`);
  if (!leads && role === 'commissioner') throw new UsageError('--league is required: a commissioner leads at least one league.');
}

/** What a new password changes of an account; `tell` prints a generated password, after everything is written. */
interface NewPassword {
  changes: { passwordHash: string; mustChangePassword: boolean };
  tell: () => void;
}

async function newPassword(context: CommandContext, generate: boolean): Promise<NewPassword> {
  const password = generate ? randomBytes(15).toString('base64url') : await readPassword(context);
  const tell = () => generate && context.print(`Password: ${password} (shown this once)`);
  return { changes: { passwordHash: await hashPassword(password), mustChangePassword: generate }, tell };
}

async function find(db: Database, email: string): Promise<{ found: Account; isLastAdmin: boolean }> {
  const accounts = await selectAccounts(db);
  const found = accounts.find((account) => account.email === checkEmail(email));
  if (!found) throw new UsageError(`e-mail must be an account's; there is no ${email}.`);
  const isLastAdmin = found.role === 'admin' && accounts.filter(({ role }) => role === 'admin').length === 1;
  return { found, isLastAdmin };
}

async function checkFree(db: Database, email: string) {
  const taken = (await selectAccounts(db)).some((account) => account.email === email);
  if (taken) throw new UsageError(`e-mail must be new; ${email} is an account already.`);
}

/** Prints every account. */
export async function list(context: CommandContext, db: Database) {
  const withSecondFactor = await selectWithSecondFactor(db);
  for (const { id, email, role, scopes } of await selectAccounts(db)) {
    const secondFactor = withSecondFactor.has(id) ? ['second factor'] : [];
    context.print([email, role, ...scopes.map(nameOf), ...secondFactor].join('  '));
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
  const scopes = await scopesOf(db, league, team);
  checkLeagues(role, scopes);
  const password = await newPassword(context, generate);
  await db.transaction(async (tx) => {
    const id = await addAccount(tx, { email, role, ...password.changes });
    for (const { leagueId, teamId } of scopes) await addScope(tx, id, leagueId, teamId);
    await record(tx, 'account_added', { accountId: id, detail: `${[role, ...scopes.map(nameOf)].join(', ')}, ${byCommand}` });
  });
  context.print(`Added ${checkEmail(email)}, ${role}.`);
  password.tell();
}

/** Changes what is given of an account; another password or e-mail address, or the removal of its second factor, ends its sessions. */
export async function change(context: CommandContext, db: Database, email: string, given: Given) {
  const { found, isLastAdmin } = await find(db, email);
  const role = given.role === undefined ? found.role : checkRole(given.role);
  if (isLastAdmin && role !== 'admin') throw new UsageError(`--role: ${found.email} is the only admin.`);
  const newEmail = given.email === undefined ? undefined : checkEmail(given.email);
  if (newEmail && newEmail !== found.email) await checkFree(db, newEmail);
  const added = await scopesOf(db, given.league, given.team);
  const dropped = await scopesOf(db, given['drop-league'], given['drop-team']);
  if (role !== 'commissioner') dropped.push(...found.scopes.filter(({ teamId }) => !teamId));
  const isDropped = (scope: Scope) => dropped.some((each) => each.leagueId === scope.leagueId && each.teamId === scope.teamId);
  checkLeagues(role, [...found.scopes.filter((scope) => !isDropped(scope)), ...added]);
  const dropsFactor = given['drop-second-factor'];
  if (dropsFactor && !(await selectWithSecondFactor(db, [found.id])).size)
    throw new UsageError(`--drop-second-factor: ${found.email} has none.`);
  const password = given.password || given.generate ? await newPassword(context, given.generate) : undefined;
  await db.transaction(async (tx) => {
    for (const { leagueId, teamId } of dropped) await removeScope(tx, found.id, leagueId, teamId);
    for (const { leagueId, teamId } of added) await addScope(tx, found.id, leagueId, teamId);
    await changeAccount(tx, found.id, { role, email: newEmail, ...password?.changes });
    if (dropsFactor || password || newEmail) await deleteSessionsOf(tx, found.id);
    const accountId = found.id;
    if (dropsFactor) {
      await removeSecondFactor(tx, accountId);
      await record(tx, 'second_factor_removed', { accountId, detail: byCommand });
    }
    if (password) await record(tx, 'password_changed', { accountId, detail: byCommand });
    const changes = [
      `${found.role} to ${role}`,
      ...added.map((scope) => `+ ${nameOf(scope)}`),
      ...dropped.map((scope) => `- ${nameOf(scope)}`),
    ];
    if (role !== found.role || changes.length > 1)
      await record(tx, 'rights_changed', { accountId, detail: [...changes, byCommand].join(', ') });
  });
  context.print(`Changed ${newEmail ?? found.email}, ${role}.`);
  password?.tell();
}

/** Removes an account and ends its sessions. */
export async function remove(context: CommandContext, db: Database, email: string) {
  const { found, isLastAdmin } = await find(db, email);
  if (isLastAdmin) throw new UsageError(`e-mail: ${found.email} is the only admin; add another one first.`);
  await removeAccount(db, found.id);
  await record(db, 'account_removed', { accountId: found.id, detail: byCommand });
  context.print(`Removed ${found.email}.`);
}
