import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { refreshToken, session } from '../../schema';
import { toIso } from '../../toIso';

/** Seconds for which a used refresh token remains valid, for a client that lost the response. */
const graceSeconds = 30;

/** A refresh token with its session. Ages and limits are by the database's clock. */
export interface StoredToken {
  hash: string;
  sessionId: string;
  accountId: number;
  /** When the session began, ISO 8601. */
  startedAt: string;
  byPasskey: boolean;
  expiresAt: string;
  hasExpired: boolean;
  isUsed: boolean;
  /** Used, and less than 30 s ago. */
  isInGrace: boolean;
}

/** Records that a passkey was used in a session. */
export const markByPasskey = (tx: Database, id: string) => tx.update(session).set({ byPasskey: true }).where(eq(session.id, id));

/** Adds a session, or nothing if it exists. */
export const addSession = (db: Database, row: typeof session.$inferInsert) => db.insert(session).values(row);

/** Stores a new refresh token by its hash. */
export const addRefreshToken = (db: Database, row: { hash: string; sessionId: string; expiresAt: string }) =>
  db.insert(refreshToken).values(row);

/** The refresh token of a hash, used or not, and its session. */
export async function findRefreshToken(db: Database, hash: string): Promise<StoredToken | undefined> {
  const { usedAt, expiresAt } = refreshToken;
  const [found] = await db
    .select({
      hash: refreshToken.hash,
      sessionId: refreshToken.sessionId,
      accountId: session.accountId,
      startedAt: session.startedAt,
      byPasskey: session.byPasskey,
      expiresAt,
      hasExpired: sql<boolean>`${expiresAt} <= now()`,
      isUsed: sql<boolean>`${usedAt} is not null`,
      isInGrace: sql<boolean>`coalesce(${usedAt} > now() - make_interval(secs => ${graceSeconds}), false)`,
    })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .where(eq(refreshToken.hash, hash));
  return found;
}

/** Locks a session until the transaction ends; false if it is over. */
export async function lockSession(tx: Database, id: string): Promise<boolean> {
  const locked = await tx.select({ id: session.id }).from(session).where(eq(session.id, id)).for('update');
  return locked.length > 0;
}

/** Marks a refresh token as used, and its session. */
export async function markUsed(tx: Database, { hash, sessionId }: Pick<StoredToken, 'hash' | 'sessionId'>): Promise<void> {
  await tx
    .update(refreshToken)
    .set({ usedAt: sql`now()` })
    .where(and(eq(refreshToken.hash, hash), isNull(refreshToken.usedAt)));
  await tx
    .update(session)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(session.id, sessionId));
}

/** The sessions of an account, the last used one first. */
export async function selectSessions(db: Database, accountId: number) {
  const lastUsedAt = sql<string>`coalesce(${session.lastUsedAt}, ${session.startedAt})`;
  const { id, startedAt, browser } = session;
  const rows = await db
    .select({ id, startedAt, lastUsedAt, browser })
    .from(session)
    .where(eq(session.accountId, accountId))
    .orderBy(desc(lastUsedAt), id);
  return rows.map((row) => ({ ...row, startedAt: toIso(row.startedAt), lastUsedAt: toIso(row.lastUsedAt) }));
}

/** Deletes one session of an account. @returns whether there was one */
export async function deleteSessionOf(db: Database, accountId: number, id: string): Promise<boolean> {
  const deleted = await db
    .delete(session)
    .where(and(eq(session.accountId, accountId), eq(session.id, id)))
    .returning({ id: session.id });
  return deleted.length > 0;
}

/** Deletes the sessions of an account but one. */
export const deleteOtherSessions = (db: Database, accountId: number, kept: string) =>
  db.delete(session).where(and(eq(session.accountId, accountId), ne(session.id, kept)));

/** Deletes a session with its refresh tokens. */
export const deleteSession = (db: Database, id: string) => db.delete(session).where(eq(session.id, id));

/** Deletes every session of an account. */
export const deleteSessionsOf = (db: Database, accountId: number) => db.delete(session).where(eq(session.accountId, accountId));

/** Deletes every session. @returns how many there were */
export async function deleteAllSessions(tx: Database): Promise<number> {
  return (await tx.delete(session).returning({ id: session.id })).length;
}

/** Deletes the refresh tokens that were used more than some days ago; until then their reuse ends their session. */
export const deleteUsed = (db: Database, days: number) =>
  db.delete(refreshToken).where(lt(refreshToken.usedAt, sql`now() - make_interval(days => ${days})`));

/** Deletes the refresh tokens that have expired, and their sessions that have none left. */
export const deleteExpired = (db: Database) =>
  db.execute(
    sql`with expired as (delete from refresh_token where expires_at < now() returning session_id)
        delete from session where id in (select session_id from expired)
          and not exists (select 1 from refresh_token where session_id = session.id and expires_at >= now())`,
  );
