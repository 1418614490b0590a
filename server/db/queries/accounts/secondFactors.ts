import { and, count, eq, inArray, lt, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { account, recoveryCode, secondFactor } from '../../schema';
import { decrypt, encrypt, type Purpose, type Reencrypted } from '../../secrets';
import { getSecret, readValue, writeValue } from '../installation';

const purpose: Purpose = 'second factors';
const secretOf = async (db: Database, secretKey: string | null) => secretKey ?? getSecret(db, 'secondFactorSecret');

const isFresh = sql`${secondFactor.madeAt} > now() - interval '1 hour'`;

/** An account's second factor; `secret` is null if another key encrypted it, `isOn` is false until it is confirmed. */
interface SecondFactor {
  isOn: boolean;
  secret: string | null;
}

/** The second factor of an account, or one that can still be confirmed. */
export async function findSecondFactor(
  db: Database,
  secretKey: string | null,
  accountId: number,
): Promise<SecondFactor | undefined> {
  const [found] = await db
    .select({ isOn: secondFactor.isOn, encrypted: secondFactor.encrypted })
    .from(secondFactor)
    .where(and(eq(secondFactor.accountId, accountId), or(secondFactor.isOn, isFresh)));
  return found && { isOn: found.isOn, secret: decrypt(found.encrypted, await secretOf(db, secretKey), purpose) };
}

/** Stores a secret to be confirmed, replacing an unconfirmed one. @returns false for an account whose second factor is on */
export async function addSecondFactor(
  db: Database,
  secretKey: string | null,
  accountId: number,
  secret: string,
): Promise<boolean> {
  const encrypted = encrypt(secret, await secretOf(db, secretKey), purpose);
  const stored = await db
    .insert(secondFactor)
    .values({ accountId, encrypted })
    .onConflictDoUpdate({
      target: secondFactor.accountId,
      set: { encrypted, madeAt: sql`now()` },
      setWhere: not(secondFactor.isOn),
    })
    .returning({ accountId: secondFactor.accountId });
  return stored.length > 0;
}

/** Encrypts all second factors with another secret; those that `from` does not decrypt stay as they are. */
export async function reencryptSecondFactors(tx: Database, from: string | null, to: string): Promise<Reencrypted> {
  const known = await secretOf(tx, from);
  const { accountId, encrypted } = secondFactor;
  const rows = await tx.select({ id: accountId, encrypted }).from(secondFactor).for('update');
  let unreadable = 0;
  for (const row of rows) {
    const secret = decrypt(row.encrypted, known, purpose);
    if (secret === null) unreadable += 1;
    else
      await tx
        .update(secondFactor)
        .set({ encrypted: encrypt(secret, to, purpose) })
        .where(eq(accountId, row.id));
  }
  return { total: rows.length, unreadable };
}

/** Turns a confirmed second factor on; codes up to the confirming time step count as used. @returns false if it is on already */
export async function confirmSecondFactor(tx: Database, accountId: number, lastStep: number): Promise<boolean> {
  const confirmed = await tx
    .update(secondFactor)
    .set({ isOn: true, lastStep })
    .where(and(eq(secondFactor.accountId, accountId), not(secondFactor.isOn)))
    .returning({ accountId: secondFactor.accountId });
  return confirmed.length > 0;
}

/** Uses up the codes up to a time step. @returns false if they are used already: of two uses at once, one succeeds */
export async function takeStep(db: Database, accountId: number, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.accountId, accountId), lt(secondFactor.lastStep, step)))
    .returning({ accountId: secondFactor.accountId });
  return used.length > 0;
}

/** Uses up a recovery code. @returns false if the account has no such code */
export async function takeRecoveryCode(db: Database, accountId: number, hash: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.hash, hash)))
    .returning({ hash: recoveryCode.hash });
  return used.length > 0;
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(tx: Database, accountId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await tx.insert(recoveryCode).values(hashes.map((hash) => ({ accountId, hash })));
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(db: Database, accountId: number): Promise<number> {
  const [found] = await db.select({ left: count() }).from(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  return found?.left ?? 0;
}

/** Removes the second factor of an account with its recovery codes. @returns whether it was on */
export async function removeSecondFactor(tx: Database, accountId: number): Promise<boolean> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  const removed = await tx
    .delete(secondFactor)
    .where(eq(secondFactor.accountId, accountId))
    .returning({ isOn: secondFactor.isOn });
  return removed.some(({ isOn }) => isOn);
}

/** Deletes the secrets that can no longer be confirmed. */
export const deleteUnconfirmed = (db: Database) => db.delete(secondFactor).where(and(not(secondFactor.isOn), not(isFresh)));

/** The accounts whose second factor is on, of those given. */
export async function selectWithSecondFactor(db: Database, among: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: secondFactor.accountId })
    .from(secondFactor)
    .where(and(secondFactor.isOn, inArray(secondFactor.accountId, among)));
  return new Set(rows.map(({ id }) => id));
}

const ruleName = 'requiresSecondFactor';

/** Whether commissioners and admins need a second factor. */
export const requiresSecondFactor = async (db: Database): Promise<boolean> => (await readValue(db, ruleName)) === 'true';

/** Sets whether commissioners and admins need a second factor. */
export const requireSecondFactor = (db: Database, isRequired: boolean) => writeValue(db, ruleName, String(isRequired));

/** Whether an account lacks an authenticator app that its role requires. A passkey in its session counts as one. */
export async function lacksSecondFactor(db: Database, accountId: number, byPasskey = false): Promise<boolean> {
  if (byPasskey || !(await requiresSecondFactor(db))) return false;
  const required = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), ne(account.role, 'member')));
  return required.length > 0 && !(await selectWithSecondFactor(db, [accountId])).has(accountId);
}
