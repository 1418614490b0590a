import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '..';
import { installation } from '../schema';
import { withoutTimeouts } from './jobs/locks';

/** A value of this installation. */
export const readValue = async (db: Database, name: string): Promise<string | undefined> =>
  (await db.select().from(installation).where(eq(installation.name, name)))[0]?.value;

/** Stores a value of this installation, replacing the earlier one. */
export const writeValue = (db: Database, name: string, value: string) =>
  db.insert(installation).values({ name, value }).onConflictDoUpdate({ target: installation.name, set: { value } });

const newSecret = () => randomBytes(32).toString('base64url');

/** A secret of this installation, created on first use. */
export async function getSecret(db: Database, name: string): Promise<string> {
  const found = await readValue(db, name);
  if (found !== undefined) return found;
  const value = newSecret();
  await db.insert(installation).values({ name, value }).onConflictDoNothing();
  return (await readValue(db, name)) ?? value;
}

const signingKey = 'accessTokenKey';
const formerSigningKeys = 'formerAccessTokenKeys';

/** A replaced signing key as it is stored: it verifies until a time by the database's clock, in ISO 8601. */
interface StoredFormerKey {
  key: string;
  until: string;
}

/** The secrets of this installation's access tokens. */
export interface SigningKeys {
  /** The one that signs. */
  current: string;
  /** Those that signed before it and still verify, newest first. `until` is by this process's clock, in milliseconds since 1970. */
  former: { key: string; until: number }[];
}

/** The keys as they are stored, and the time by the database's clock, in milliseconds since 1970. */
async function readSigningKeys(db: Database) {
  const { name, value } = installation;
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`;
  const rows = await db
    .select({ name, value, now })
    .from(installation)
    .where(inArray(name, [signingKey, formerSigningKeys]));
  const find = (wanted: string) => rows.find((row) => row.name === wanted)?.value;
  return {
    current: find(signingKey) ?? (await getSecret(db, signingKey)),
    former: JSON.parse(find(formerSigningKeys) ?? '[]') as StoredFormerKey[],
    now: rows[0]?.now ?? Date.now(),
  };
}

/** The keys of access tokens, created on first use. */
export async function getSigningKeys(db: Database): Promise<SigningKeys> {
  const { current, former, now } = await readSigningKeys(db);
  const own = Date.now();
  return { current, former: former.map(({ key, until }) => ({ key, until: own + Date.parse(until) - now })) };
}

/** Replaces the key that signs access tokens. The former ones verify for some more seconds; with 0, none does any more. */
export async function replaceSigningKey(tx: Database, seconds: number): Promise<void> {
  await getSecret(tx, signingKey);
  await tx.select().from(installation).where(eq(installation.name, signingKey)).for('update'); // one replacement at a time
  const { current, former, now } = await readSigningKeys(tx);
  const until = new Date(now + seconds * 1000).toISOString();
  const valid = [{ key: current, until }, ...former].filter((each) => seconds > 0 && Date.parse(each.until) > now);
  await writeValue(tx, formerSigningKeys, JSON.stringify(valid satisfies StoredFormerKey[]));
  await writeValue(tx, signingKey, newSecret());
}

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
