import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../..';
import { account, securityEvent } from '../../schema';
import { toIso } from '../../toIso';

/** The kinds of security events. */
export type SecurityEventKind = typeof securityEvent.$inferSelect.kind;

/** Adds an event to the security log. */
export const addSecurityEvent = (db: Database, row: typeof securityEvent.$inferInsert) => db.insert(securityEvent).values(row);

/** Counts an event of a bucket: the first adds a row, the others increase its count and set the time and detail of the last. */
export const countSecurityEvent = (db: Database, row: typeof securityEvent.$inferInsert & { bucket: string }) =>
  db
    .insert(securityEvent)
    .values(row)
    .onConflictDoUpdate({
      target: securityEvent.bucket,
      set: { count: sql`${securityEvent.count} + 1`, at: sql`now()`, detail: row.detail },
    });

/** Which events: of one kind, and older than one of an id. */
interface Filter {
  kind?: SecurityEventKind;
  before?: number;
}

/** The newest events of a filter, newest first, with the e-mail addresses of accounts that are not removed. */
export async function selectSecurityEvents(db: Database, limit: number, filter: Filter = {}) {
  const actor = alias(account, 'actor');
  const { id, at, kind, accountId, actorId, network, detail, count } = securityEvent;
  const rows = await db
    .select({ id, at, kind, accountId, email: account.email, actorId, actorEmail: actor.email, network, detail, count })
    .from(securityEvent)
    .leftJoin(account, eq(account.id, accountId))
    .leftJoin(actor, eq(actor.id, actorId))
    .where(
      and(
        filter.kind === undefined ? undefined : eq(kind, filter.kind),
        filter.before === undefined ? undefined : lt(id, filter.before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: toIso(row.at) }));
}

/** Deletes the events that are more than some days old. */
export const deleteOldEvents = (db: Database, days: number) =>
  db.delete(securityEvent).where(lt(securityEvent.at, sql`now() - make_interval(days => ${days})`));

/** The newest changes of a league's settings, newest first. `by` is null for a command or a removed account. */
export async function selectSettingsChanges(db: Database, leagueId: string, limit: number) {
  const rows = await db
    .select({ at: securityEvent.at, by: account.email, detail: securityEvent.detail })
    .from(securityEvent)
    .leftJoin(account, eq(account.id, securityEvent.actorId))
    .where(and(eq(securityEvent.leagueId, leagueId), eq(securityEvent.kind, 'league_settings_changed')))
    .orderBy(desc(securityEvent.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: toIso(row.at) }));
}
