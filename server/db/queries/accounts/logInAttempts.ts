import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../..';
import { logInAttempt } from '../../schema';

const { key: keyColumn, failures, until } = logInAttempt;

/** Counts an attempt for a key; an expired count starts again at 1 and lasts for `seconds`. */
export async function countAttempt(
  db: Database,
  key: string,
  seconds: number,
): Promise<{ failures: number; secondsLeft: number }> {
  const end = sql`now() + make_interval(secs => ${seconds})`;
  const [counted] = await db
    .insert(logInAttempt)
    .values({ key, failures: 1, until: end })
    .onConflictDoUpdate({
      target: keyColumn,
      set: {
        failures: sql`case when ${until} <= now() then 1 else ${failures} + 1 end`,
        until: sql`case when ${until} <= now() then ${end} else ${until} end`,
      },
    })
    .returning({ failures, secondsLeft: sql<number>`ceil(extract(epoch from ${until} - now()))::int` });
  return counted!;
}

/** Removes an attempt for a key. */
export const refundAttempt = (db: Database, key: string) =>
  db
    .update(logInAttempt)
    .set({ failures: sql`greatest(${failures} - 1, 0)` })
    .where(eq(keyColumn, key));

/** Deletes the count of a key. */
export const resetAttempts = (db: Database, key: string) => db.delete(logInAttempt).where(eq(keyColumn, key));

/** Remembers a key, without a failure, for `seconds` from now on. */
export async function rememberNetwork(db: Database, key: string, seconds: number): Promise<void> {
  const end = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .insert(logInAttempt)
    .values({ key, failures: 0, until: end })
    .onConflictDoUpdate({ target: keyColumn, set: { until: end } });
}

/** Whether a key is remembered. */
export async function isKnown(db: Database, key: string): Promise<boolean> {
  const found = await db
    .select({ key: keyColumn })
    .from(logInAttempt)
    .where(and(eq(keyColumn, key), gt(until, sql`now()`)));
  return found.length > 0;
}

/** Deletes expired rows. */
export const deleteOldAttempts = (db: Database) => db.delete(logInAttempt).where(lt(until, sql`now()`));
