import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db';
import { refreshToken } from '../schema';

/** Stores a new refresh token by its hash. */
export const addRefreshToken = (db: Database, row: typeof refreshToken.$inferInsert) => db.insert(refreshToken).values(row);

/** The refresh token of a hash, used or not. */
export async function findRefreshToken(db: Database, hash: string) {
  const [found] = await db.select().from(refreshToken).where(eq(refreshToken.hash, hash));
  return found;
}

/** Marks a token as used; false when it was used before. */
export async function markUsed(db: Database, hash: string): Promise<boolean> {
  const marked = await db
    .update(refreshToken)
    .set({ usedAt: sql`now()` })
    .where(and(eq(refreshToken.hash, hash), isNull(refreshToken.usedAt)))
    .returning({ hash: refreshToken.hash });
  return marked.length > 0;
}

/** Deletes every token of a session. */
export const deleteFamily = (db: Database, family: string) => db.delete(refreshToken).where(eq(refreshToken.family, family));

/** Deletes every token of an account: all its sessions are over. */
export const deleteTokensOf = (db: Database, accountId: number) =>
  db.delete(refreshToken).where(eq(refreshToken.accountId, accountId));

/** Deletes the tokens that are of no use any more. */
export const deleteExpired = (db: Database) => db.delete(refreshToken).where(lt(refreshToken.expiresAt, sql`now()`));
