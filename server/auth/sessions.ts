import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { components } from '../../src/api/generated/schema.gen';
import type { Database } from '../db';
import { badRequest, Problem, TooManyAttempts } from '../problem';
import { findAccountByEmail } from '../queries/accounts';
import { addRefreshToken, deleteExpired, deleteFamily, findRefreshToken, markUsed } from '../queries/refreshTokens';
import type { AccessTokens } from './accessTokens';
import { beginAttempt } from './logInLimits';
import { unmatchableHash, verifyPassword } from './passwords';

type TokenResponse = components['schemas']['TokenResponse'];

const accessSeconds = 15 * 60;
const refreshSeconds = 30 * 24 * 60 * 60;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const refused = () => badRequest([{ field: 'token', message: 'is not a valid refresh token of this user' }]);

async function issue(db: Database, tokens: AccessTokens, accountId: number, family: string): Promise<TokenResponse> {
  const now = Date.now();
  const after = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  const refreshToken = randomBytes(32).toString('base64url');
  await addRefreshToken(db, { hash: hashOf(refreshToken), family, accountId, expiresAt: after(refreshSeconds) });
  return {
    accessToken: tokens.sign({ accountId, session: family }, accessSeconds),
    accessTokenExpiration: after(accessSeconds),
    refreshToken,
    refreshTokenExpiration: after(refreshSeconds),
    serverTime: after(0),
  };
}

/** What sessions work with; the log hears of each refusal, never what was typed. */
interface Means {
  db: Database;
  tokens: AccessTokens;
  log: FastifyBaseLogger;
}

/** An e-mail address and its password. */
interface Credentials {
  userEmail: string;
  password: string;
}

/**
 * Begins a session. A wrong e-mail address costs as much time as a wrong password.
 * @throws Problem 400 for a wrong pair; TooManyAttempts after too many of them.
 */
export async function logIn(
  { db, tokens, log }: Means,
  { userEmail: email, password }: Credentials,
  address: string,
): Promise<TokenResponse> {
  const attempt = await beginAttempt(db, email, address).catch((error: unknown) => {
    if (error instanceof TooManyAttempts) log.warn({ address }, 'A log-in is held back after too many failures.');
    throw error;
  });
  const account = await findAccountByEmail(db, email);
  const matches = await verifyPassword(password, account?.passwordHash ?? unmatchableHash);
  if (!account || !matches) {
    log.warn({ address, accountId: account?.id ?? null }, 'A log-in failed.');
    throw new Problem(400, 'The e-mail address or the password is wrong.');
  }
  await attempt.succeeded();
  await deleteExpired(db);
  return issue(db, tokens, account.id, randomUUID());
}

const findOwn = async (db: Database, token: string, email: string) => {
  const stored = await findRefreshToken(db, hashOf(token));
  const account = stored && (await findAccountByEmail(db, email));
  return stored && account?.id === stored.accountId ? stored : undefined;
};

/**
 * Renews a session: each refresh token works once. A second use means that someone else has it, and ends the session for all.
 * @throws Problem 400 for an unknown, used or expired token, or another user's.
 */
export async function renewSession({ db, tokens, log }: Means, token: string, email: string): Promise<TokenResponse> {
  const stored = await findOwn(db, token, email);
  if (!stored || Date.parse(stored.expiresAt) <= Date.now()) throw refused();
  const renewed = await db.transaction(async (tx) =>
    (await markUsed(tx, stored.hash)) ? issue(tx, tokens, stored.accountId, stored.family) : undefined,
  );
  if (renewed) return renewed;
  log.warn({ accountId: stored.accountId }, 'A used refresh token came again: its session is ended.');
  await deleteFamily(db, stored.family);
  throw refused();
}

/** Ends the session of a refresh token; an unknown one is over already. */
export async function endSession(db: Database, token: string, email: string): Promise<void> {
  const stored = await findOwn(db, token, email);
  if (stored) await deleteFamily(db, stored.family);
}
