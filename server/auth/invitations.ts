import { createHash, randomBytes } from 'node:crypto';
import type { components } from '../../src/api/generated/schema.gen';
import type { Database } from '../db';
import {
  type Account,
  addAccount,
  addScope,
  changeAccount,
  findAccount,
  findAccountByEmail,
  type Role,
} from '../db/queries/accounts';
import { addInvitation, deleteInvitation, deleteResetsOf, findInvitation, type Invitation } from '../db/queries/invitations';
import { findLeague } from '../db/queries/leagues';
import { removeSecondFactor } from '../db/queries/secondFactors';
import { deleteSessionsOf } from '../db/queries/sessions';
import { findTeamOfLeague } from '../db/queries/teams';
import { isEmail } from '../domain/email';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../domain/errors';
import { checkNewPassword, type Client, type Deps, hashNewPassword } from './credentials';
import { mayInvite } from './permissions';
import { record } from './securityLog';
import { beginSession } from './sessions';

type Link = components['schemas']['InvitationLink'];
type Scopes = Account['scopes'];

const hour = 60 * 60 * 1000;
const lifetimes = { invitation: 7 * 24 * hour, reset: 24 * hour };

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const invalid = (field: string, message: string) => new InvalidInputError([{ field, message }]);

async function addLink(tx: Database, lifetime: number, row: Pick<Invitation, 'accountId' | 'role' | 'scopes' | 'createdBy'>) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetime).toISOString();
  await addInvitation(tx, { ...row, tokenHash: hashOf(token), expiresAt });
  return { token, expiresAt };
}

async function scopesOf(db: Database, { role, leagueId, teamId }: components['schemas']['InvitationCreate']): Promise<Scopes> {
  if (role === 'admin' && leagueId) throw invalid('leagueId', 'is not for an admin, who has every league');
  if (role === 'commissioner' && !leagueId) throw invalid('leagueId', 'is required for a commissioner');
  if (teamId && !leagueId) throw invalid('leagueId', 'is required with a team');
  if (role === 'member' && leagueId && !teamId) throw invalid('teamId', 'is required for a member of a league');
  if (!leagueId) return [];
  if (!(await findLeague(db, leagueId))) throw invalid('leagueId', 'must be the id of a league');
  if (teamId && !(await findTeamOfLeague(db, leagueId, teamId))) throw invalid('teamId', 'must be a team of the league');
  return [...(role === 'commissioner' ? [{ leagueId, teamId: '' }] : []), ...(teamId ? [{ leagueId, teamId }] : [])];
}

const inWords = (role: Role, scopes: Scopes) =>
  [role, ...scopes.map(({ leagueId, teamId }) => (teamId ? `team ${leagueId}/${teamId}` : `league ${leagueId}`))].join(', ');

/**
 * Makes a link for a new account.
 * @throws InvalidInputError for leagues and teams that the role cannot have; ForbiddenError for what the inviter may not give
 */
export async function createInvitation(
  db: Database,
  inviter: Account,
  wanted: components['schemas']['InvitationCreate'],
  client: Client,
): Promise<Link> {
  const { role } = wanted;
  const scopes = await scopesOf(db, wanted);
  if (!mayInvite(inviter, role, scopes))
    throw new ForbiddenError('A commissioner invites members and commissioners of the own leagues.');
  return db.transaction(async (tx) => {
    await record(tx, 'invitation_made', { actorId: inviter.id, client, detail: inWords(role, scopes) });
    return addLink(tx, lifetimes.invitation, { accountId: null, role, scopes, createdBy: inviter.id });
  });
}

/** Makes a link for a new password of an account, in place of an earlier one. @throws NotFoundError without such an account */
export async function createPasswordReset(db: Database, admin: Account, userEmail: string, client: Client): Promise<Link> {
  const account = await findAccountByEmail(db, userEmail);
  if (!account) throw new NotFoundError('The account');
  const { id: accountId, role } = account;
  return db.transaction(async (tx) => {
    await deleteResetsOf(tx, accountId);
    await record(tx, 'invitation_made', { accountId, actorId: admin.id, client, detail: 'new password' });
    return addLink(tx, lifetimes.reset, { accountId, role, scopes: [], createdBy: admin.id });
  });
}

/** The link of a token, if who made it may still do so. @throws InvalidInputError without one */
async function getOpen(db: Database, token: string): Promise<Invitation> {
  const found = await findInvitation(db, hashOf(token));
  const creator = found && (await findAccount(db, found.createdBy));
  const isValid = creator && (found.accountId === null ? mayInvite(creator, found.role, found.scopes) : creator.role === 'admin');
  if (!isValid) throw invalid('token', 'is used, withdrawn, too old or unknown');
  return found;
}

interface Acceptance {
  email: string;
  passwordHash: string;
}

/** Adds the account of an invitation. */
async function addInvited(tx: Database, { role, scopes }: Invitation, { email, passwordHash }: Acceptance, client: Client) {
  const id = await addAccount(tx, { email, passwordHash, role });
  for (const { leagueId, teamId } of scopes) {
    if (await findLeague(tx, leagueId)) await addScope(tx, id, leagueId, teamId);
  }
  await record(tx, 'invitation_used', { accountId: id, actorId: id, client, detail: inWords(role, scopes) });
  return id;
}

async function resetPassword(tx: Database, id: number, { passwordHash }: Acceptance, client: Client) {
  await changeAccount(tx, id, { passwordHash, mustChangePassword: false });
  if (await removeSecondFactor(tx, id)) await record(tx, 'second_factor_removed', { accountId: id, client });
  await deleteSessionsOf(tx, id);
  await deleteResetsOf(tx, id);
  await record(tx, 'password_reset', { accountId: id, client });
}

/** Checks that the e-mail address is new, or the one of the account whose password is set. @throws InvalidInputError otherwise */
async function checkEmail(db: Database, { accountId }: Invitation, email: string) {
  if (!isEmail(email)) throw invalid('userEmail', 'must be an e-mail address');
  const account = await findAccountByEmail(db, email);
  if (accountId === null && account) throw invalid('userEmail', 'is an account already');
  if (accountId !== null && account?.id !== accountId) throw invalid('userEmail', 'is not the one of this link’s account');
}

/**
 * Uses a link: adds its account, or sets the password of its account, ends the sessions and removes the second factor; then logs in.
 * @throws InvalidInputError for a link that is not open, a wrong e-mail address, or a password that breaks a rule
 */
export async function acceptInvitation(
  { db, tokens }: Pick<Deps, 'db' | 'tokens'>,
  { token, userEmail, newPassword }: components['schemas']['InvitationAcceptance'],
  client: Client,
) {
  const found = await getOpen(db, token);
  const email = userEmail.trim();
  await checkEmail(db, found, email);
  await checkNewPassword(newPassword);
  const acceptance = { email, passwordHash: await hashNewPassword(newPassword) };
  return db.transaction(async (tx) => {
    // Of two uses at once, one finds it gone.
    if (!(await deleteInvitation(tx, found.id))) throw invalid('token', 'is used, withdrawn, too old or unknown');
    const { accountId } = found;
    const id = accountId ?? (await addInvited(tx, found, acceptance, client));
    if (accountId !== null) await resetPassword(tx, id, acceptance, client);
    return beginSession({ db: tx, tokens }, { id, mustChangePassword: false }, client, (inner) =>
      record(inner, 'log_in', { accountId: id, actorId: id, client }),
    );
  });
}
