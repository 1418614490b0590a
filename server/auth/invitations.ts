import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { components } from '../../src/api/generated/schema.gen';
import type { Database } from '../db';
import {
  type Account,
  addAccount,
  addScope,
  changeAccount,
  findAccount,
  findAccountByEmail,
} from '../db/queries/accounts/accounts';
import {
  addInvitation,
  deleteInvitation,
  deleteResetsOf,
  findInvitation,
  type Invitation,
} from '../db/queries/accounts/invitations';
import { findLeague } from '../db/queries/leagues/leagues';
import { nameScopes } from '../db/queries/accounts/scopeNames';
import { deletePasskeysOf } from '../db/queries/accounts/passkeys';
import { removeSecondFactor } from '../db/queries/accounts/secondFactors';
import { deleteSessionsOf } from '../db/queries/accounts/sessions';
import { isEmail } from '../domain/email';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../domain/errors';
import { checkRights, type Rights, scopeText, toScopes } from './accounts';
import { checkNewPassword, checkSecondFactor, type Client, hashNewPassword } from './credentials';
import { type NewPasskey, type Origin, registrationOptions, verifyRegistration } from './passkeyCeremonies';
import { type PasskeyDeps, storePasskey } from './passkeys';
import { mayInvite } from './permissions';
import { record } from './securityLog';
import { beginSession } from './sessions';

type Link = components['schemas']['InvitationLink'];
type Given = components['schemas']['InvitationAcceptance'];

const hour = 60 * 60 * 1000;
const lifetimes = { invitation: 7 * 24 * hour, reset: 24 * hour };

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const invalid = (field: string, message: string) => new InvalidInputError([{ field, message }]);

async function addLink(
  tx: Database,
  lifetime: number,
  row: Pick<Invitation, 'accountId' | 'role' | 'scopes' | 'createdBy'> & { removesSecondFactor?: boolean },
) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetime).toISOString();
  await addInvitation(tx, { ...row, tokenHash: hashOf(token), expiresAt });
  return { token, expiresAt };
}

const inWords = ({ role, scopes }: Rights) => [role, ...scopes.map(scopeText)].join(', ');

/** The log has no e-mail addresses. */
const byMail = (sendTo: string | undefined) => (sendTo === undefined ? '' : ', sent by e-mail');

/**
 * Creates a link for a new account.
 * @throws InvalidInputError for leagues and teams that the role cannot have; ForbiddenError for what the inviter may not give
 */
export async function createInvitation(
  db: Database,
  inviter: Account,
  { role, scopes: given = [], sendTo }: components['schemas']['InvitationCreate'],
  client: Client,
): Promise<Link> {
  const scopes = toScopes(given);
  if (!mayInvite(inviter, role, scopes))
    throw new ForbiddenError('A commissioner invites members and commissioners of the own leagues.');
  await checkRights(db, { role, scopes });
  return db.transaction(async (tx) => {
    await record(tx, 'invitation_made', { actorId: inviter.id, client, detail: `${inWords({ role, scopes })}${byMail(sendTo)}` });
    return addLink(tx, lifetimes.invitation, { accountId: null, role, scopes, createdBy: inviter.id });
  });
}

/** Creates a link for a new password of an account. It replaces an earlier link. @throws NotFoundError without such an account */
export async function createPasswordReset(
  db: Database,
  admin: Account,
  { userEmail, removesSecondFactor = false, sendTo }: components['schemas']['PasswordResetCreate'],
  client: Client,
): Promise<Link> {
  const account = await findAccountByEmail(db, userEmail);
  if (!account) throw new NotFoundError('The account');
  const { id: accountId, role } = account;
  return db.transaction(async (tx) => {
    await deleteResetsOf(tx, accountId);
    await record(tx, 'invitation_made', {
      accountId,
      actorId: admin.id,
      client,
      detail: `new password${removesSecondFactor ? ', without the second factor' : ''}${byMail(sendTo)}`,
    });
    return addLink(tx, lifetimes.reset, { accountId, role, scopes: [], createdBy: admin.id, removesSecondFactor });
  });
}

/** The link of a token, if its creator may still create it. @throws InvalidInputError without one */
async function getOpen(db: Database, token: string): Promise<Invitation> {
  const found = await findInvitation(db, hashOf(token));
  const creator = found && (await findAccount(db, found.createdBy));
  const isValid = creator && (found.accountId === null ? mayInvite(creator, found.role, found.scopes) : creator.role === 'admin');
  if (!isValid) throw invalid('token', 'is used, withdrawn, too old or unknown');
  return found;
}

/** What a link is for. @throws InvalidInputError for a link that is not open */
export async function describeInvitation(db: Database, token: string): Promise<components['schemas']['OpenInvitation']> {
  const { accountId, role, scopes, createdBy } = await getOpen(db, token);
  const creator = await findAccount(db, createdBy);
  const named = await nameScopes(db, scopes);
  return { invitedBy: creator?.email ?? '', isNewAccount: accountId === null, role, scopes: named(scopes) };
}

/** The credential of the link's account: a password, or for a new account a passkey. */
interface Acceptance {
  email: string;
  passwordHash?: string;
  passkey?: NewPasskey;
}

/** Adds the account of an invitation. */
async function addInvited(tx: Database, { role, scopes }: Invitation, acceptance: Acceptance, client: Client) {
  const { email, passwordHash, passkey } = acceptance;
  const id = await addAccount(tx, { email, passwordHash, role });
  for (const { leagueId, teamId } of scopes) {
    if (await findLeague(tx, leagueId)) await addScope(tx, id, leagueId, teamId);
  }
  await record(tx, 'invitation_used', { accountId: id, actorId: id, client, detail: inWords({ role, scopes }) });
  if (passkey) await storePasskey(tx, id, passkey, client);
  return id;
}

async function resetPassword(
  tx: Database,
  id: number,
  { removesSecondFactor }: Invitation,
  { passwordHash }: Acceptance,
  client: Client,
) {
  await changeAccount(tx, id, { passwordHash, mustChangePassword: false });
  if (removesSecondFactor) {
    const hadPasskeys = await deletePasskeysOf(tx, id);
    if ((await removeSecondFactor(tx, id)) || hadPasskeys) await record(tx, 'second_factor_removed', { accountId: id, client });
  }
  await deleteSessionsOf(tx, id);
  await deleteResetsOf(tx, id);
  await record(tx, 'password_reset', { accountId: id, client });
}

/** Checks that the e-mail address is new, or belongs to the account whose password is set. @throws InvalidInputError otherwise */
async function checkEmail(db: Database, { accountId }: Invitation, email: string) {
  if (!isEmail(email)) throw invalid('userEmail', 'must be an e-mail address');
  const account = await findAccountByEmail(db, email);
  if (accountId === null && account) throw invalid('userEmail', 'is an account already');
  if (accountId !== null && account?.id !== accountId) throw invalid('userEmail', 'is not the one of this link’s account');
}

const passkeyPurpose = ({ id }: Invitation) => `invitation ${id}`;

/** The options of a passkey for the account of an invitation. @throws InvalidInputError as {@link acceptInvitation} does */
export async function beginInvitedPasskey(
  db: Database,
  origin: Origin,
  { token, userEmail }: components['schemas']['InvitedPasskeyBegin'],
) {
  const found = await getOpen(db, token);
  if (found.accountId !== null) throw invalid('token', 'is of a link for a new password');
  const email = userEmail.trim();
  await checkEmail(db, found, email);
  const handle = randomUUID();
  return registrationOptions(db, origin, passkeyPurpose(found), { handle, email, present: [] });
}

/** The account's new credential. @throws InvalidInputError unless it is a valid password or a passkey for this challenge */
async function readAcceptance(db: Database, origin: Origin, found: Invitation, given: Given): Promise<Acceptance> {
  const { newPassword, passkey } = given;
  const email = given.userEmail.trim();
  await checkEmail(db, found, email);
  if (newPassword === undefined) {
    if (!passkey || found.accountId !== null) throw invalid('newPassword', 'is required');
    return { email, passkey: await verifyRegistration(db, origin, passkeyPurpose(found), 'passkey', passkey) };
  }
  if (passkey) throw invalid('passkey', 'must not be given with a password');
  await checkNewPassword(newPassword);
  return { email, passwordHash: await hashNewPassword(newPassword) };
}

/**
 * Uses a link: adds its account, or sets the password of its account and ends the sessions; then logs in.
 * @throws InvalidInputError for a link that is not open, a wrong e-mail address, or a password that breaks a rule; CodeError and
 * TooManyAttempts if the account keeps its second factor
 */
export async function acceptInvitation(deps: PasskeyDeps, given: Given, client: Client) {
  const { db, tokens, origin } = deps;
  const found = await getOpen(db, given.token);
  const acceptance = await readAcceptance(db, origin, found, given);
  if (found.accountId !== null && !found.removesSecondFactor)
    await checkSecondFactor(deps, found.accountId, acceptance.email, given.code, client);
  return db.transaction(async (tx) => {
    // Of two uses at the same time, one fails.
    if (!(await deleteInvitation(tx, found.id))) throw invalid('token', 'is used, withdrawn, too old or unknown');
    const { accountId } = found;
    const id = accountId ?? (await addInvited(tx, found, acceptance, client));
    if (accountId !== null) await resetPassword(tx, id, found, acceptance, client);
    const byPasskey = acceptance.passkey !== undefined;
    return beginSession({ db: tx, tokens }, { id, mustChangePassword: false, byPasskey }, client, (inner) =>
      record(inner, 'log_in', { accountId: id, actorId: id, client }),
    );
  });
}
