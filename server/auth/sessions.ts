import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../db';
import { InvalidInputError } from '../domain/errors';
import { changeAccount, findAccountByEmail } from '../db/queries/accounts/accounts';
import { addSession, deleteExpired, deleteSession, deleteSessionsOf, findRefreshToken } from '../db/queries/accounts/sessions';
import { browserName } from './browserName';
import {
  type AccountRow,
  authenticate,
  type Client,
  type Credentials,
  checkNewPassword,
  type Deps,
  hashNewPassword,
} from './credentials';
import { record } from './securityLog';
import { hashOf, iso, respond, rotate, storeToken, type TokenResponse } from './sessionTokens';

const invalidToken = () => new InvalidInputError([{ field: 'token', message: 'is not a valid refresh token of this user' }]);

/** Begins a session in the transaction in which `write` has run. */
export async function beginSession(
  { db, tokens }: Pick<Deps, 'db' | 'tokens'>,
  {
    id: accountId,
    mustChangePassword,
    byPasskey = false,
  }: Pick<AccountRow, 'id' | 'mustChangePassword'> & { byPasskey?: boolean },
  { userAgent }: Client,
  write: (tx: Database) => Promise<unknown>,
): Promise<TokenResponse> {
  await deleteExpired(db);
  const now = Date.now();
  const session = { id: randomUUID(), accountId, startedAt: iso(now), mustChangePassword, byPasskey };
  return db.transaction(async (tx) => {
    await write(tx);
    await addSession(tx, { ...session, browser: browserName(userAgent) });
    const refresh = await storeToken(tx, session, randomBytes(32).toString('base64url'), now);
    return respond(tx, tokens, session, refresh, now);
  });
}

/** Begins a session. @throws as {@link authenticate} does */
export async function logIn(deps: Deps, credentials: Credentials, client: Client): Promise<TokenResponse> {
  const account = await authenticate(deps, credentials, client);
  const { id } = account;
  const response = await beginSession(deps, account, client, (tx) =>
    record(tx, 'log_in', { accountId: id, actorId: id, client }),
  );
  deps.log.info({ address: client.address, accountId: id }, 'A log-in succeeded.');
  return response;
}

/**
 * Changes an account's password: its sessions end, and a new one begins.
 * @throws InvalidInputError for a password that breaks a rule; else as {@link authenticate} does
 */
export async function changePassword(
  deps: Deps,
  { newPassword, ...credentials }: Credentials & { newPassword: string },
  client: Client,
): Promise<TokenResponse> {
  await checkNewPassword(newPassword);
  const { id } = await authenticate(deps, credentials, client);
  const passwordHash = await hashNewPassword(newPassword);
  const response = await beginSession(deps, { id, mustChangePassword: false }, client, async (tx) => {
    await changeAccount(tx, id, { passwordHash, mustChangePassword: false });
    await deleteSessionsOf(tx, id);
    await record(tx, 'password_changed', { accountId: id, actorId: id, client });
  });
  deps.log.info({ address: client.address, accountId: id }, 'A password was changed.');
  return response;
}

const findOwn = async (db: Database, token: string, email: string) => {
  const stored = await findRefreshToken(db, hashOf(token));
  const account = stored && (await findAccountByEmail(db, email));
  if (!stored || account?.id !== stored.accountId) return undefined;
  return { ...stored, mustChangePassword: account.mustChangePassword };
};

/**
 * Renews a session. A refresh token works once. A client that sends it again within 30 s (two tabs, a reload, a lost response) gets the
 * same successor; after that the token counts as stolen, and the session ends.
 * @throws InvalidInputError for an unknown, used or expired token, or another user's
 */
export async function renewSession(
  { db, tokens, log }: Pick<Deps, 'db' | 'tokens' | 'log'>,
  token: string,
  email: string,
  client: Client,
): Promise<TokenResponse> {
  const stored = await findOwn(db, token, email);
  if (!stored || stored.hasExpired) throw invalidToken();
  const { sessionId: id, accountId, startedAt, mustChangePassword, byPasskey } = stored;
  const session = { id, accountId, startedAt, mustChangePassword, byPasskey };
  const now = Date.now();
  const successor = await db.transaction((tx) => rotate(tx, session, token, now));
  if (successor === 'reused') {
    log.warn({ accountId }, 'A refresh token was reused: its session is ended.');
    await deleteSession(db, id);
    await record(db, 'token_reused', { accountId, client });
  }
  if (!successor || successor === 'reused') throw invalidToken();
  return respond(db, tokens, session, successor, now);
}

/** Ends the session of a refresh token; an unknown token is ignored. */
export async function endSession(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  token: string,
  email: string,
  client: Client,
): Promise<void> {
  const stored = await findOwn(db, token, email);
  if (!stored) return;
  const { accountId } = stored;
  await deleteSession(db, stored.sessionId);
  await record(db, 'log_out', { accountId, actorId: accountId, client });
  log.info({ accountId }, 'A session was ended by a log-out.');
}
