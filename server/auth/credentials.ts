import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db';
import { findAccountByEmail } from '../db/queries/accounts';
import { InvalidInputError } from '../domain/errors';
import type { AccessTokens } from './accessTokens';
import { TooManyAttempts, WrongCredentialsError } from './errors';
import { type Attempt, beginAttempt } from './logInLimits';
import { brokenPasswordRule } from './passwordRule';
import { hashPassword, unmatchableHash, verifyPassword } from './passwords';
import { record } from './securityLog';
import { QueueFullError } from './taskQueue';

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

/** What sessions work with. The log gets no password, token or e-mail address. */
export interface Deps {
  db: Database;
  tokens: AccessTokens;
  log: FastifyBaseLogger;
}

/** An e-mail address and its password. */
export interface Credentials {
  userEmail: string;
  password: string;
}

/** Who sends a request: the IP address, and the User-Agent header. */
export interface Client {
  address: string;
  userAgent: string | undefined;
}

const tooManyAtOnce = () => new TooManyAttempts('Too many log-ins at the same time. Try again in a few seconds.', 5);

async function checkPassword(
  { db, log }: Deps,
  attempt: Attempt,
  { userEmail, password }: Credentials,
  client: Client,
): Promise<AccountRow> {
  const { address } = client;
  const account = await findAccountByEmail(db, userEmail);
  const accountId = account?.id ?? null;
  if (attempt.isUnderAttack) log.warn({ accountId }, 'Many log-ins of one account fail, from many networks.');
  const matches = await verifyPassword(password, account?.passwordHash ?? unmatchableHash).catch(async (error: unknown) => {
    if (!(error instanceof QueueFullError)) throw error;
    await attempt.refund();
    log.warn({ address, accountId }, 'A log-in was refused: too many are being checked.');
    await record(db, 'log_in_refused', { accountId, client, detail: 'too many at once' });
    throw tooManyAtOnce();
  });
  if (account && matches) return account;
  log.warn({ address, accountId }, 'A log-in failed.');
  await record(db, 'log_in_failed', { accountId, client });
  throw new WrongCredentialsError();
}

/**
 * Checks a log-in's password, which counts as an attempt. A wrong e-mail address costs as much time as a wrong password.
 * @returns the account
 * @throws WrongCredentialsError for a wrong pair; TooManyAttempts after too many of them, or when too many log-ins wait.
 */
export async function authenticate(deps: Deps, credentials: Credentials, client: Client): Promise<AccountRow> {
  const { db, log } = deps;
  const { address } = client;
  const attempt = await beginAttempt(db, credentials.userEmail, address).catch(async (error: unknown) => {
    if (!(error instanceof TooManyAttempts)) throw error;
    log.warn({ address }, 'A log-in was refused: too many failed before.');
    const accountId = (await findAccountByEmail(db, credentials.userEmail))?.id;
    await record(db, 'log_in_refused', { accountId, client, detail: 'too many failures' });
    throw error;
  });
  const account = await checkPassword(deps, attempt, credentials, client);
  await attempt.succeeded();
  return account;
}

/** @throws InvalidInputError for a new password that breaks a rule */
export async function checkNewPassword(newPassword: string): Promise<void> {
  const message = await brokenPasswordRule(newPassword);
  if (message) throw new InvalidInputError([{ field: 'newPassword', message }]);
}

/** The hash of a new password. @throws TooManyAttempts when too many hashes wait */
export const hashNewPassword = (newPassword: string): Promise<string> =>
  hashPassword(newPassword).catch((error: unknown) => {
    throw error instanceof QueueFullError ? tooManyAtOnce() : error;
  });
