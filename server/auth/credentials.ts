import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db';
import { findAccountByEmail } from '../db/queries/accounts/accounts';
import { selectPasskeys } from '../db/queries/accounts/passkeys';
import { findSecondFactor, lacksSecondFactor, takeRecoveryCode, takeStep } from '../db/queries/accounts/secondFactors';
import { InvalidInputError } from '../domain/errors';
import type { AccessTokens } from './accessTokens';
import { hashRecoveryCode, isAppCode, stepOf } from './codes';
import { CodeError, TooManyAttempts, WrongCredentialsError } from './errors';
import { type Attempt, beginAttempt } from './logInLimits';
import { brokenPasswordRule } from './passwordRule';
import { hashPassword, unmatchableHash, verifyPassword } from './passwords';
import { record } from './securityLog';
import { QueueFullError } from '../domain/taskQueue';

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

/** The dependencies of sessions. `secretKey` decrypts second factors. The log gets no password, code, token or e-mail address. */
export interface Deps {
  db: Database;
  tokens: AccessTokens;
  secretKey: string | null;
  log: FastifyBaseLogger;
}

/** An e-mail address, its password, and a code of its second factor. */
export interface Credentials {
  userEmail: string;
  password: string;
  code?: string;
  /** Whether a passkey was used in the session of the caller. */
  byPasskey?: boolean;
  /** Whether the caller has a session of the account. */
  hasSession?: boolean;
}

/** The client of a request: the IP address, and the User-Agent header. */
export interface Client {
  address: string;
  userAgent: string | undefined;
}

const tooManyAtOnce = () => new TooManyAttempts('Too many log-ins at the same time. Try again in a few seconds.', 5);

async function checkPassword(
  { db, log }: Deps,
  attempt: Attempt,
  { userEmail, password, hasSession = false }: Credentials,
  client: Client,
): Promise<AccountRow> {
  const { address } = client;
  const account = await findAccountByEmail(db, userEmail);
  const accountId = account?.id ?? null;
  if (attempt.isUnderAttack) log.warn({ accountId }, 'Many log-ins of one account fail, from many networks.');
  const hash = account?.passwordHash ?? unmatchableHash();
  const goesFirst = hasSession || attempt.isFromKnownNetwork;
  const matches = await verifyPassword(password, hash, goesFirst).catch(async (error: unknown) => {
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

/** Uses up a code. Returns whether it is right and unused. If another key encrypted the secret, only recovery codes are valid. */
async function takeCode({ db, log }: Deps, accountId: number, secret: string | null, code: string, client: Client) {
  if (isAppCode(code)) {
    if (secret === null)
      log.error({ accountId }, 'The secret of a second factor cannot be decrypted: SECRET_KEY is another one.');
    const step = secret === null ? null : stepOf(code, secret);
    return step !== null && (await takeStep(db, accountId, step));
  }
  const isUsed = await takeRecoveryCode(db, accountId, hashRecoveryCode(code));
  if (isUsed) await record(db, 'recovery_code_used', { accountId, actorId: accountId, client });
  return isUsed;
}

/**
 * Checks the second factor of an account whose password is right. An attempt without a code does not count; a wrong code counts like a
 * wrong password.
 */
async function checkCode(
  deps: Deps,
  attempt: Attempt,
  { id: accountId }: Pick<AccountRow, 'id'>,
  { code, byPasskey }: Pick<Credentials, 'code' | 'byPasskey'>,
  client: Client,
) {
  const { db, log, secretKey } = deps;
  const found = await findSecondFactor(db, secretKey, accountId);
  if (!found?.isOn) {
    // Otherwise a password alone could add another second factor.
    if (byPasskey || !(await lacksSecondFactor(db, accountId)) || !(await selectPasskeys(db, accountId)).length) return;
    await attempt.refund();
    throw new CodeError('passkey');
  }
  if (code === undefined) {
    await attempt.refund();
    throw new CodeError('required');
  }
  if (await takeCode(deps, accountId, found.secret, code, client)) return;
  log.warn({ address: client.address, accountId }, 'A log-in failed: its code was wrong.');
  await record(db, 'second_factor_failed', { accountId, client });
  throw new CodeError('wrong');
}

/**
 * Checks a log-in's password, and its code if the account has a second factor. The check counts as an attempt. An unknown e-mail address
 * takes as long as a wrong password.
 * @returns the account
 * @throws WrongCredentialsError for a wrong pair; CodeError for a missing or wrong code; TooManyAttempts after too many failures or when
 * too many log-ins wait
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
  await checkCode(deps, attempt, account, credentials, client);
  await attempt.succeeded();
  return account;
}

/**
 * Checks the second factor of an account that logs in without its password.
 * @throws CodeError and TooManyAttempts as {@link authenticate} does
 */
export async function checkSecondFactor(deps: Deps, id: number, email: string, code: string | undefined, client: Client) {
  const attempt = await beginAttempt(deps.db, email, client.address);
  await checkCode(deps, attempt, { id }, { code }, client);
  await attempt.refund();
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
