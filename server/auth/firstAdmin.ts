import { randomBytes } from 'node:crypto';
import type { Database } from '../db';
import { addAccount, hasAccounts } from '../db/queries/accounts/accounts';
import { InvalidInputError } from '../domain/errors';
import { brokenPasswordRule } from './passwordRule';
import { hashPassword } from './passwords';
import { record } from './securityLog';

/** The new account; `password` only if it was generated, to be shown once. */
export interface FirstAdmin {
  email: string;
  password?: string;
}

/**
 * Creates the admin of a new installation; undefined if there is an account already.
 * @throws InvalidInputError for a given password that breaks a rule
 */
export async function createFirstAdmin(db: Database, given: Partial<FirstAdmin>): Promise<FirstAdmin | undefined> {
  if (await hasAccounts(db)) return undefined;
  const message = given.password && (await brokenPasswordRule(given.password));
  if (message) throw new InvalidInputError([{ field: 'ADMIN_PASSWORD', message }]);
  const email = given.email ?? 'admin@example.com';
  const password = given.password ?? randomBytes(15).toString('base64url');
  const accountId = await addAccount(db, {
    email,
    passwordHash: await hashPassword(password),
    role: 'admin',
    mustChangePassword: !given.password,
  });
  await record(db, 'account_added', { accountId, detail: 'admin, by the first start' });
  return { email, ...(!given.password && { password }) };
}
