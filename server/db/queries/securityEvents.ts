import { desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '..';
import { account, securityEvent } from '../schema';
import { toIso } from '../toIso';

/** What the security log tells apart. */
export type SecurityEventKind = typeof securityEvent.$inferSelect.kind;

/** Adds an event to the security log. */
export const addSecurityEvent = (db: Database, row: typeof securityEvent.$inferInsert) => db.insert(securityEvent).values(row);

/** The newest events, newest first, with the e-mail addresses of accounts that are not removed. */
export async function selectSecurityEvents(db: Database, limit: number) {
  const actor = alias(account, 'actor');
  const { id, at, kind, accountId, actorId, network, detail } = securityEvent;
  const rows = await db
    .select({ id, at, kind, accountId, email: account.email, actorId, actorEmail: actor.email, network, detail })
    .from(securityEvent)
    .leftJoin(account, eq(account.id, accountId))
    .leftJoin(actor, eq(actor.id, actorId))
    .orderBy(desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: toIso(row.at) }));
}

/** Deletes the events that are more than some days old. */
export const deleteOldEvents = (db: Database, days: number) =>
  db.delete(securityEvent).where(lt(securityEvent.at, sql`now() - make_interval(days => ${days})`));
