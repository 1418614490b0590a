import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '..';
import { installation } from '../schema';
import { withoutTimeouts } from './jobs/locks';

/** A value of this installation. */
export const readValue = async (db: Database, name: string): Promise<string | undefined> =>
  (await db.select().from(installation).where(eq(installation.name, name)))[0]?.value;

/** Stores a value of this installation, replacing the earlier one. */
export const writeValue = (db: Database, name: string, value: string) =>
  db.insert(installation).values({ name, value }).onConflictDoUpdate({ target: installation.name, set: { value } });

/** A secret of this installation, created on first use. */
export async function getSecret(db: Database, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(installation).values({ name, value }).onConflictDoNothing();
  return (await readValue(db, name)) ?? value;
}

/** The secret that signs this installation's access tokens. */
export const getSigningKey = (db: Database) => getSecret(db, 'accessTokenKey');

/** The key of the lock of processes that fill a database. Any number. */
const preparationLock = 20_250_905;

/** Locks the preparation of the database until the transaction ends, which may take long. */
export async function lockPreparation(tx: Database): Promise<void> {
  await withoutTimeouts(tx);
  const lock = sql`select pg_try_advisory_xact_lock(${preparationLock}) as got`;
  const tryLock = async () => (await tx.execute<{ got: boolean }>(lock)).rows[0]?.got;
  while (!(await tryLock())) await wait(250); // a long silence of the database counts as a broken connection
}

/** Whether the database has its first data. */
export const isInitialized = async (db: Database) => (await readValue(db, 'filled')) !== undefined;

/** Records that the database has its first data. */
export const markInitialized = (db: Database) =>
  db.insert(installation).values({ name: 'filled', value: new Date().toISOString() });
