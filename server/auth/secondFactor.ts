import type { components } from '../../src/api/generated/schema.gen';
import type { Account, Caller } from '../db/queries/accounts/accounts';
import {
  addSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '../db/queries/accounts/secondFactors';
import type { Database } from '../db';
import { ForbiddenError, InvalidInputError } from '../domain/errors';
import { describeSecret, hashRecoveryCode, makeRecoveryCodes, makeSecret, stepOf } from './codes';
import { authenticate, type Client, type Deps } from './credentials';
import { CodeError, WrongCredentialsError } from './errors';
import { record } from './securityLog';

type Typed = components['schemas']['PasswordAndCode'];
type RecoveryCodes = components['schemas']['RecoveryCodes'];

const invalid = (field: string, message: string) => new InvalidInputError([{ field, message }]);
const codeRefusals: Record<CodeError['secondFactor'], () => InvalidInputError> = {
  required: () => invalid('code', 'is required'),
  wrong: () => invalid('code', isWrong),
  passkey: () => invalid('password', 'is not enough here: log in with your passkey first'),
};
const isWrong = 'is wrong, or was used before: wait for the next one';

/** Checks the password of the caller, and the code if the second factor is on. @throws InvalidInputError that names the wrong one */
export async function checkCaller(
  deps: Deps,
  { email, byPasskey }: Caller,
  typed: Partial<Typed> & { password: string },
  client: Client,
) {
  await authenticate(deps, { userEmail: email, byPasskey, hasSession: true, ...typed }, client).catch((error: unknown) => {
    if (error instanceof WrongCredentialsError) throw invalid('password', 'is wrong');
    throw error instanceof CodeError ? codeRefusals[error.secondFactor]() : error;
  });
}

async function storeNewCodes(tx: Database, accountId: number): Promise<RecoveryCodes> {
  const recoveryCodes = makeRecoveryCodes();
  await replaceRecoveryCodes(tx, accountId, recoveryCodes.map(hashRecoveryCode));
  return { recoveryCodes };
}

/** Creates a secret that must be confirmed within an hour. @throws ForbiddenError for an account whose second factor is on */
export async function beginSecondFactor({ db, secretKey }: Pick<Deps, 'db' | 'secretKey'>, { id, email }: Account) {
  const secret = makeSecret();
  if (!(await addSecondFactor(db, secretKey, id, secret)))
    throw new ForbiddenError('The second factor is on already. Turn it off before another one is set up.');
  return describeSecret(secret, email);
}

/**
 * Turns the second factor on.
 * @returns its recovery codes
 * @throws InvalidInputError for a wrong password, a missing code or a code of another secret; TooManyAttempts
 */
export async function turnOnSecondFactor(deps: Deps, account: Caller, { password, code }: Typed, client: Client) {
  const { db, secretKey } = deps;
  const { id: accountId } = account;
  const found = await findSecondFactor(db, secretKey, accountId);
  if (found?.isOn) throw invalid('code', 'is not needed: the second factor is on already');
  if (!found?.secret) throw invalid('code', 'is of a secret that is too old: begin again');
  await checkCaller(deps, account, { password }, client);
  const step = stepOf(code, found.secret);
  if (step === null) throw invalid('code', 'is wrong, or has expired');
  return db.transaction(async (tx) => {
    if (!(await confirmSecondFactor(tx, accountId, step))) throw invalid('code', isWrong);
    await record(tx, 'second_factor_on', { accountId, actorId: accountId, client });
    return storeNewCodes(tx, accountId);
  });
}

/** @throws InvalidInputError unless the account's second factor is on, and the password and the code are right; TooManyAttempts */
async function checkOwner(deps: Deps, account: Caller, typed: Typed, client: Client) {
  const found = await findSecondFactor(deps.db, deps.secretKey, account.id);
  if (!found?.isOn) throw invalid('code', 'is of no use: the second factor is off');
  await checkCaller(deps, account, typed, client);
}

/** Replaces the recovery codes with new ones. @throws as {@link checkOwner} does */
export async function renewRecoveryCodes(deps: Deps, account: Caller, typed: Typed, client: Client): Promise<RecoveryCodes> {
  await checkOwner(deps, account, typed, client);
  return deps.db.transaction(async (tx) => {
    await record(tx, 'recovery_codes_made', { accountId: account.id, actorId: account.id, client });
    return storeNewCodes(tx, account.id);
  });
}

/** Turns the second factor off. @throws as {@link checkOwner} does */
export async function turnOffSecondFactor(deps: Deps, account: Caller, typed: Typed, client: Client): Promise<void> {
  await checkOwner(deps, account, typed, client);
  await deps.db.transaction(async (tx) => {
    await removeSecondFactor(tx, account.id);
    await record(tx, 'second_factor_off', { accountId: account.id, actorId: account.id, client });
  });
}
