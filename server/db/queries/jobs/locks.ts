import { sql } from 'drizzle-orm';
import type { Database } from '../..';

/** The first key of the advisory locks that imports take; the second is the hash of the job's name. Any constant. */
const importLock = 20_250_906;

/** Turns the time-outs of this transaction off: it may wait, or stay idle while a host is read. */
export const withoutTimeouts = (tx: Database) =>
  tx.execute(
    sql`select set_config(name, '0', true)
        from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name`,
  );

/** Tries to take the advisory lock of a job until the transaction ends; false while another transaction holds it. */
export async function tryImportLock(tx: Database, job: string): Promise<boolean> {
  const query = sql`select pg_try_advisory_xact_lock(${importLock}, hashtext(${job})) as locked`;
  const { rows } = await tx.execute<{ locked: unknown }>(query);
  return rows[0]?.locked === true;
}
