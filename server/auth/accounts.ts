/** Administration of accounts, by the admin page and `npm run users`. */
import type { components } from '../../src/api/generated/schema.gen';
import type { Database } from '../db';
import {
  type Account,
  addScope,
  changeAccount,
  lockAccount,
  lockAdmins,
  removeAccount,
  removeScope,
  selectAccountPage,
} from '../db/queries/accounts/accounts';
import { selectAccountUse } from '../db/queries/accounts/accountUse';
import { findLeague } from '../db/queries/leagues/leagues';
import { nameScopes } from '../db/queries/accounts/scopeNames';
import { deleteOtherSessions, deleteSessionsOf } from '../db/queries/accounts/sessions';
import { findTeamOfLeague } from '../db/queries/teams/teams';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../domain/errors';
import { record } from './securityLog';

type Scope = Account['scopes'][number];

/** The rights of an account. */
export type Rights = Pick<Account, 'role' | 'scopes'>;

/** The actor: an admin with an IP address, or a command, named by `detail`. */
export interface By {
  actorId?: number;
  client?: { address: string };
  detail?: string;
}

const invalid = (field: string, message: string) => new InvalidInputError([{ field, message }]);

/** The name of a league or team in the security log. */
export const scopeText = ({ leagueId, teamId }: Scope) => (teamId ? `team ${leagueId}/${teamId}` : `league ${leagueId}`);

/** The stored leagues and teams that a request names. */
export const toScopes = (given: components['schemas']['AccountScopes']): Scope[] =>
  given.map(({ leagueId, teamId }) => ({ leagueId, teamId: teamId ?? '' }));

/** @throws InvalidInputError for leagues and teams that do not exist, or that the role cannot have */
export async function checkRights(db: Database, { role, scopes }: Rights): Promise<void> {
  for (const { leagueId, teamId } of scopes) {
    if (!(await findLeague(db, leagueId))) throw invalid('scopes', `must be leagues by their ids; there is no ${leagueId}`);
    if (teamId && !(await findTeamOfLeague(db, leagueId, teamId)))
      throw invalid('scopes', `must be teams of their leagues; there is no ${leagueId}/${teamId}`);
  }
  const leads = scopes.some(({ teamId }) => !teamId);
  if (leads && role !== 'commissioner') throw invalid('scopes', 'must name a team of each league, but for a commissioner');
  if (!leads && role === 'commissioner') throw invalid('scopes', 'must have a league, which the commissioner runs');
}

/** Locks an account until the transaction ends. @throws NotFoundError without it */
async function lock(tx: Database, id: number): Promise<Account> {
  const account = await lockAccount(tx, id);
  if (!account) throw new NotFoundError('The account');
  return account;
}

/** Locks an account, and the admins, until the transaction ends. @returns it, and whether it is the only admin */
async function lockWithAdmins(tx: Database, id: number): Promise<{ account: Account; isLastAdmin: boolean }> {
  const admins = await lockAdmins(tx); // first: two admins who change each other wait in the same order
  const account = await lock(tx, id);
  return { account, isLastAdmin: admins.length === 1 && admins[0] === id };
}

const same = (one: Scope) => (other: Scope) => one.leagueId === other.leagueId && one.teamId === other.teamId;

/**
 * Replaces an account's role, leagues and teams, in a transaction.
 * @throws InvalidInputError for invalid rights, or if no admin would be left; ForbiddenError for the caller's own role; NotFoundError
 */
export async function setRights(tx: Database, id: number, { role, scopes }: Rights, by: By): Promise<void> {
  const { account, isLastAdmin } = await lockWithAdmins(tx, id);
  if (isLastAdmin && role !== 'admin') throw invalid('role', `must be admin: ${account.email} is the only one`);
  if (id === by.actorId && role !== account.role) throw new ForbiddenError('Another admin must change your role.');
  const added = scopes.filter((scope) => !account.scopes.some(same(scope)));
  const dropped = account.scopes.filter((scope) => !scopes.some(same(scope)));
  if (role === account.role && !added.length && !dropped.length) return;
  await checkRights(tx, { role, scopes });
  for (const { leagueId, teamId } of dropped) await removeScope(tx, id, leagueId, teamId);
  for (const { leagueId, teamId } of added) await addScope(tx, id, leagueId, teamId);
  await changeAccount(tx, id, { role });
  const changes = [
    `${account.role} to ${role}`,
    ...added.map((scope) => `+ ${scopeText(scope)}`),
    ...dropped.map((scope) => `- ${scopeText(scope)}`),
    by.detail ?? [],
  ].flat();
  await record(tx, 'rights_changed', { ...by, accountId: id, detail: changes.join(', ') });
}

/**
 * Removes an account and ends its sessions, in a transaction.
 * @throws InvalidInputError for the only admin; ForbiddenError for the caller's own account; NotFoundError
 */
export async function removeAccountBy(tx: Database, id: number, by: By): Promise<Account> {
  const { account, isLastAdmin } = await lockWithAdmins(tx, id);
  if (isLastAdmin) throw invalid('userEmail', `must not be the only admin's, ${account.email}: add another one first`);
  if (id === by.actorId) throw new ForbiddenError('Another admin must remove your account.');
  await removeAccount(tx, id);
  await record(tx, 'account_removed', { ...by, accountId: id });
  return account;
}

/** Ends the sessions of an account except `kept`. @throws NotFoundError without the account */
export async function endSessionsOf(tx: Database, id: number, kept: string | undefined, by: By): Promise<void> {
  await lock(tx, id);
  if (kept === undefined) await deleteSessionsOf(tx, id);
  else await deleteOtherSessions(tx, id, kept);
  await record(tx, 'session_ended', { ...by, accountId: id, detail: kept === undefined ? 'all' : 'all others' });
}

/** How many accounts a page has at most. */
const pageSize = 50;

/** A page of the accounts as in the contract; `own` is the caller's number. */
export async function listAccounts(
  db: Database,
  own: number,
  { search, page = 1 }: { search?: string; page?: number } = {},
): Promise<components['schemas']['AccountPage']> {
  const { accounts, ...counted } = await selectAccountPage(db, search, page, pageSize);
  const uses = await selectAccountUse(
    db,
    accounts.map(({ id }) => id),
  );
  const named = await nameScopes(
    db,
    accounts.flatMap(({ scopes }) => scopes),
  );
  const listed = accounts.flatMap(({ id, email, role, scopes }) => {
    const use = uses.get(id);
    if (!use) return []; // removed between the two queries
    const { hasPassword, hasApp, passkeys, sessions, lastLogInAt } = use;
    const who = { accountId: String(id), userEmail: email, role, scopes: named(scopes), isOwn: id === own };
    return [{ ...who, hasPassword, hasApp, passkeys, lastLogInAt, sessions }];
  });
  return { ...counted, accounts: listed };
}
