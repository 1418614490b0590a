import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db';

/** Any number; the first half of the advisory locks that imports take, the second being their key. */
const importLock = 20_250_906;

/** Milliseconds between two looks at whether another process is ready. */
const pause = 250;

/** Each holds a connection of the pool while it runs and needs a second one to write. */
const atOnce = 3;
const waiting: (() => void)[] = [];
let taken = 0;

async function inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  if (taken < atOnce) taken += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}

const running = new WeakMap<Database, Map<string, Promise<unknown>>>();

/** Asked again and again by who waits, as a long silence of the database counts as a broken connection. */
const tryLock = async (tx: Database, key: string) => {
  const { rows } = (await tx.execute(
    sql`select pg_try_advisory_xact_lock(${importLock}, hashtext(${key})) as got`,
  )) as unknown as {
    rows: { got: unknown }[];
  };
  return rows[0]?.got === true;
};

/**
 * Runs something that must not run twice at the same time. Who asks while it runs, in this process or in another one on the same
 * PostgreSQL, gets the answer of that run; `ended` finds it where another process ran it.
 * @param isEmbedded whether the database has one process and one connection, which a waiting transaction would block
 */
export function together<Answer>(
  db: Database,
  isEmbedded: boolean,
  key: string,
  run: () => Promise<Answer>,
  ended: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const ours = running.get(db) ?? new Map<string, Promise<unknown>>();
  running.set(db, ours);
  const joined = ours.get(key);
  if (joined) return joined as Promise<Answer>;

  const alone = () =>
    db.transaction(async (tx) => {
      for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
        await tx.execute(sql.raw(`set local ${name} = 0`));
      if (await tryLock(tx, key)) return run();
      while (!(await tryLock(tx, key))) await wait(pause);
      return (await ended()) ?? run();
    });
  const answer = (isEmbedded ? run() : inTurn(alone)).finally(() => ours.delete(key));
  ours.set(key, answer);
  return answer;
}
