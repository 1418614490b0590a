import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import { account, invitation } from '../../schema';
import { toIso } from '../../toIso';

/** A link that works once: for a new account, or, with `accountId`, for a new password of that account. */
export type Invitation = typeof invitation.$inferSelect;

const isOpen = gt(invitation.expiresAt, sql`now()`);

/** Stores a link by the hash of its token. */
export const addInvitation = (db: Database, row: typeof invitation.$inferInsert) => db.insert(invitation).values(row);

/** The open links, newest first: all of them, or those that one account made. */
export async function selectInvitations(db: Database, createdBy?: number) {
  const creator = alias(account, 'creator');
  const { id, role, scopes, expiresAt } = invitation;
  const rows = await db
    .select({ id, role, scopes, expiresAt, createdBy: creator.email, resetOf: account.email })
    .from(invitation)
    .innerJoin(creator, eq(creator.id, invitation.createdBy))
    .leftJoin(account, eq(account.id, invitation.accountId))
    .where(and(isOpen, createdBy === undefined ? undefined : eq(invitation.createdBy, createdBy)))
    .orderBy(desc(id));
  return rows.map((row) => ({ ...row, expiresAt: toIso(row.expiresAt) }));
}

/** The open link of a token's hash. */
export async function findInvitation(db: Database, tokenHash: string): Promise<Invitation | undefined> {
  const [found] = await db
    .select()
    .from(invitation)
    .where(and(isOpen, eq(invitation.tokenHash, tokenHash)));
  return found;
}

/** Deletes a link. @returns whether it was there: of two uses at once, one deletes it */
export async function deleteInvitation(db: Database, id: number, createdBy?: number): Promise<boolean> {
  const deleted = await db
    .delete(invitation)
    .where(and(eq(invitation.id, id), createdBy === undefined ? undefined : eq(invitation.createdBy, createdBy)))
    .returning({ id: invitation.id });
  return deleted.length > 0;
}

/** Deletes the links for an account's password. */
export const deleteResetsOf = (db: Database, accountId: number) =>
  db.delete(invitation).where(eq(invitation.accountId, accountId));

/** Deletes the links that have expired. */
export const deleteExpiredInvitations = (db: Database) => db.delete(invitation).where(lt(invitation.expiresAt, sql`now()`));
