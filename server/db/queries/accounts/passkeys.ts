import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { account, passkey, passkeyChallenge } from '../../schema';
import { toIso } from '../../toIso';

/** A passkey of an account. */
export type Passkey = typeof passkey.$inferSelect;

/** Stores a challenge for 5 minutes, for one purpose. */
export async function addChallenge(db: Database, challenge: string, purpose: string): Promise<void> {
  await deleteOldChallenges(db);
  await db.insert(passkeyChallenge).values({ challenge, purpose, expiresAt: sql`now() + interval '5 minutes'` });
}

/** Uses up a challenge. @returns false if it was made for something else, used before or has expired: of two uses at once, one succeeds */
export async function takeChallenge(db: Database, challenge: string, purpose: string): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        eq(passkeyChallenge.purpose, purpose),
        gt(passkeyChallenge.expiresAt, sql`now()`),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge });
  return taken.length > 0;
}

/** Deletes the challenges that have expired. */
export const deleteOldChallenges = (db: Database) =>
  db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, sql`now()`));

/** The passkeys of an account, in the order in which they were added. */
export async function selectPasskeys(db: Database, accountId: number): Promise<Passkey[]> {
  const rows = await db.select().from(passkey).where(eq(passkey.accountId, accountId)).orderBy(passkey.id);
  return rows.map((row) => ({ ...row, addedAt: toIso(row.addedAt), lastUsedAt: row.lastUsedAt && toIso(row.lastUsedAt) }));
}

/** The passkey of a credential's id, with its account. */
export async function findPasskey(db: Database, credentialId: string) {
  const { id, email, mustChangePassword } = account;
  const [found] = await db
    .select({ passkey, account: { id, email, mustChangePassword } })
    .from(passkey)
    .innerJoin(account, eq(account.id, passkey.accountId))
    .where(eq(passkey.credentialId, credentialId));
  return found;
}

/** Adds a passkey. @returns false if some account has it already */
export async function insertPasskey(tx: Database, row: typeof passkey.$inferInsert): Promise<boolean> {
  const added = await tx.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id });
  return added.length > 0;
}

/** Records a log-in with a passkey. */
export const markPasskeyUsed = (tx: Database, id: number, counter: number) =>
  tx
    .update(passkey)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(eq(passkey.id, id));

const isOwn = (accountId: number, id: number) => and(eq(passkey.accountId, accountId), eq(passkey.id, sql`${id}::bigint`));

/** Renames a passkey of an account. @returns its former name; undefined without such a passkey */
export async function setPasskeyName(tx: Database, accountId: number, id: number, name: string): Promise<string | undefined> {
  const [before] = await tx.select({ name: passkey.name }).from(passkey).where(isOwn(accountId, id)).for('update');
  if (before) await tx.update(passkey).set({ name }).where(isOwn(accountId, id));
  return before?.name;
}

/** Deletes a passkey of an account. @returns its name; undefined without such a passkey */
export async function deletePasskey(tx: Database, accountId: number, id: number): Promise<string | undefined> {
  const [deleted] = await tx.delete(passkey).where(isOwn(accountId, id)).returning({ name: passkey.name });
  return deleted?.name;
}

/** Deletes all passkeys of an account. @returns whether there were any */
export async function deletePasskeysOf(tx: Database, accountId: number): Promise<boolean> {
  const deleted = await tx.delete(passkey).where(eq(passkey.accountId, accountId)).returning({ id: passkey.id });
  return deleted.length > 0;
}
