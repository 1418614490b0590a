import type { components } from '../../src/api/generated/schema.gen';
import type { Database } from '../db';
import { type Caller, changeAccount } from '../db/queries/accounts/accounts';
import { deletePasskey, findPasskey, insertPasskey, selectPasskeys, setPasskeyName } from '../db/queries/accounts/passkeys';
import { markByPasskey } from '../db/queries/accounts/sessions';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../domain/errors';
import { browserName } from './browserName';
import { checkNewPassword, type Client, type Deps, hashNewPassword } from './credentials';
import {
  logInOptions,
  type NewPasskey,
  type Origin,
  registrationOptions,
  verifyLogIn,
  verifyRegistration,
} from './passkeyCeremonies';
import { checkCaller } from './secondFactor';
import { record } from './securityLog';
import { beginSession } from './sessions';

type Schemas = components['schemas'];

/** The credentials of a caller. */
type Proof = Pick<Schemas['PasskeyBegin'], 'password' | 'code'>;

/** The context of a passkey besides the caller: the origin of the page. */
export type PasskeyDeps = Deps & { origin: Origin };

const invalid = (field: string, message: string) => new InvalidInputError([{ field, message }]);

const logInPurpose = 'log in';
const addPurpose = ({ id }: Caller) => `add to ${id}`;

/** The options of a log-in with a passkey. */
export const beginPasskeyLogIn = ({ db, origin }: Pick<PasskeyDeps, 'db' | 'origin'>) => logInOptions(db, origin, logInPurpose);

/** Begins a session with a passkey. @throws InvalidInputError for an unknown passkey or a challenge that it did not sign */
export async function logInWithPasskey(
  deps: PasskeyDeps,
  credential: Schemas['PasskeyCredential'],
  client: Client,
): Promise<Schemas['TokenResponse']> {
  const { db, log, origin } = deps;
  const id = credential['id'];
  const found = typeof id === 'string' && /^[\w-]+$/.test(id) ? await findPasskey(db, id) : undefined;
  const accountId = found?.account.id ?? null;
  const refuse = async (error: InvalidInputError) => {
    log.warn({ address: client.address, accountId }, 'A log-in with a passkey failed.');
    await record(db, 'log_in_failed', { accountId, client, detail: 'passkey' });
    throw error;
  };
  if (!found) return refuse(invalid('credential', 'is of a passkey that no account here has'));
  const { passkey, account } = found;
  await verifyLogIn(db, origin, logInPurpose, credential, passkey).catch((error: unknown) => {
    if (error instanceof InvalidInputError) return refuse(error);
    throw error;
  });
  const tokens = await beginSession(deps, { ...account, byPasskey: true }, client, (tx) =>
    record(tx, 'log_in', { accountId, actorId: account.id, client, detail: `with the passkey ${passkey.name}` }),
  );
  log.info({ address: client.address, accountId }, 'A log-in succeeded.');
  return { ...tokens, userEmail: account.email };
}

/** Checks that the caller is the account's owner. @throws InvalidInputError that names what is wrong; ForbiddenError; TooManyAttempts */
async function checkOwner(deps: Deps, caller: Caller, { password, code }: Proof, client: Client): Promise<void> {
  if (!caller.hasPassword) {
    if (caller.isFresh) return;
    throw new ForbiddenError('Log in with your passkey again first: that was more than 10 minutes ago.');
  }
  if (password === undefined) throw invalid('password', 'is required');
  await checkCaller(deps, caller, { password, code }, client);
}

/** The passkeys of an account as in the contract. */
export const listPasskeys = async (db: Database, accountId: number): Promise<Schemas['Passkey'][]> =>
  (await selectPasskeys(db, accountId)).map(({ id, name, addedAt, lastUsedAt }) => ({
    ...{ passkeyId: String(id), name, addedAt, lastUsedAt },
  }));

/** The options of a new passkey. @throws as {@link checkOwner} does */
export async function beginPasskey(deps: PasskeyDeps, caller: Caller, proof: Proof, client: Client) {
  await checkOwner(deps, caller, proof, client);
  const { db, origin } = deps;
  const present = await selectPasskeys(db, caller.id);
  return registrationOptions(db, origin, addPurpose(caller), { handle: String(caller.id), email: caller.email, present });
}

/** Stores a new passkey of an account under the name of its browser. @throws InvalidInputError if an account already has it */
export async function storePasskey(
  tx: Database,
  accountId: number,
  made: NewPasskey,
  client: Client,
  given?: string,
): Promise<void> {
  const name = given?.trim() || (browserName(client.userAgent) ?? 'Passkey');
  if (!(await insertPasskey(tx, { ...made, accountId, name })))
    throw invalid('credential', 'is of a passkey that is here already');
  await record(tx, 'passkey_added', { accountId, actorId: accountId, client, detail: name });
}

/**
 * Adds a passkey, which counts as used in this session.
 * @throws InvalidInputError for one that was not created with {@link beginPasskey}
 */
export async function addPasskey(
  { db, origin }: Pick<PasskeyDeps, 'db' | 'origin'>,
  caller: Caller,
  { credential, name }: Schemas['PasskeyCreate'],
  client: Client,
) {
  const made = await verifyRegistration(db, origin, addPurpose(caller), 'credential', credential);
  return db.transaction(async (tx) => {
    await storePasskey(tx, caller.id, made, client, name);
    await markByPasskey(tx, caller.sessionId);
    return listPasskeys(tx, caller.id);
  });
}

/** Names a passkey. @throws NotFoundError without it; InvalidInputError for a blank name */
export async function renamePasskey(db: Database, { id: accountId }: Caller, wanted: Schemas['PasskeyRename'], client: Client) {
  const name = wanted.name.trim();
  if (!name || name.includes('\0')) throw invalid('name', 'must have a letter');
  return db.transaction(async (tx) => {
    const before = await setPasskeyName(tx, accountId, Number(wanted.passkeyId), name);
    if (before === undefined) throw new NotFoundError('The passkey');
    await record(tx, 'passkey_renamed', { accountId, actorId: accountId, client, detail: `${before} to ${name}` });
    return listPasskeys(tx, accountId);
  });
}

/** Removes a passkey. @throws as {@link checkOwner} does; NotFoundError without it; ForbiddenError for the only way to log in */
export async function removePasskey(
  deps: Deps,
  caller: Caller,
  { passkeyId, ...proof }: Schemas['PasskeyRemove'],
  client: Client,
) {
  await checkOwner(deps, caller, proof, client);
  const { id: accountId, hasPassword } = caller;
  return deps.db.transaction(async (tx) => {
    const name = await deletePasskey(tx, accountId, Number(passkeyId));
    if (name === undefined) throw new NotFoundError('The passkey');
    const left = await listPasskeys(tx, accountId);
    if (!left.length && !hasPassword)
      throw new ForbiddenError('Add another passkey first: this is the only way to log in to your account.');
    await record(tx, 'passkey_removed', { accountId, actorId: accountId, client, detail: name });
    return left;
  });
}

/**
 * Sets the password of an account that has passkeys only.
 * @throws InvalidInputError for an account with a password, or one that breaks a rule; ForbiddenError more than 10 minutes after the log-in
 */
export async function setPassword(deps: Deps, caller: Caller, newPassword: string, client: Client): Promise<void> {
  if (caller.hasPassword) throw invalid('newPassword', 'must be changed with the present one: your account has a password');
  await checkOwner(deps, caller, {}, client);
  await checkNewPassword(newPassword);
  const passwordHash = await hashNewPassword(newPassword);
  const { id: accountId } = caller;
  await deps.db.transaction(async (tx) => {
    await changeAccount(tx, accountId, { passwordHash, mustChangePassword: false });
    await record(tx, 'password_changed', { accountId, actorId: accountId, client, detail: 'there was none' });
  });
}
