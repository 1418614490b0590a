import { randomBytes } from 'node:crypto';
import type { Database } from '../db';
import { addAccount, hasAccounts } from '../queries/accounts';
import { hashPassword } from './passwords';

/** The account that was made. `password` only when it was made up here and has to be told, once. */
export interface FirstAdmin {
  email: string;
  password?: string;
}

/** Creates the admin of a new installation; undefined when there is an account already. */
export async function createFirstAdmin(db: Database, given: Partial<FirstAdmin>): Promise<FirstAdmin | undefined> {
  if (await hasAccounts(db)) return undefined;
  const email = given.email ?? 'admin@example.com';
  const password = given.password ?? randomBytes(15).toString('base64url');
  await addAccount(db, { email, passwordHash: await hashPassword(password), role: 'admin' });
  return { email, ...(!given.password && { password }) };
}
