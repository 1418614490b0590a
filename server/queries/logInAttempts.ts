import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db';
import { logInAttempt } from '../schema';

const { key: keyColumn, failures, until } = logInAttempt;

/** Counts one more attempt for a key; a count that has run out begins anew and lasts for `seconds`. */
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

/** Takes the last attempt for a key back: it did not fail. */
export const forgiveAttempt = (db: Database, key: string) =>
  db
    .update(logInAttempt)
    .set({ failures: sql`greatest(${failures} - 1, 0)` })
    .where(eq(keyColumn, key));

/** Forgets what was counted for a key. */
export const forgetAttempts = (db: Database, key: string) => db.delete(logInAttempt).where(eq(keyColumn, key));

/** Deletes the counts that have run out. */
export const deleteOldAttempts = (db: Database) => db.delete(logInAttempt).where(lt(until, sql`now()`));
