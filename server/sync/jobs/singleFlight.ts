import type { Database } from '../../db';
import { tryImportLock, withoutTimeouts } from '../../db/queries/jobs/locks';
import { makeTaskQueue } from '../../domain/taskQueue';
import { waitForImportLock } from './importLock';

/** Concurrent runs of a process. Each holds a connection of the pool for its lock and one for its league's, and needs a third to write. */
const inTurn = makeTaskQueue(2);

const running = new WeakMap<Database, Map<string, Promise<unknown>>>();

/**
 * Runs a job once at a time. A caller that arrives while it runs, in this process or in another one on the same PostgreSQL, gets the
 * result of that run.
 * @param isEmbedded whether the database has a single connection, which a transaction that waits for a lock would block
 * @param ended finds the result of a run that another process has finished
 */
export function singleFlight<Result>(
  db: Database,
  isEmbedded: boolean,
  key: string,
  run: () => Promise<Result>,
  ended: () => Promise<Result | undefined>,
): Promise<Result> {
  const runs = running.get(db) ?? new Map<string, Promise<unknown>>();
  running.set(db, runs);
  const joined = runs.get(key);
  if (joined) return joined as Promise<Result>;

  const locked = () =>
    db.transaction(async (tx) => {
      await withoutTimeouts(tx);
      if (await tryImportLock(tx, key)) return run();
      await waitForImportLock(tx, key);
      return (await ended()) ?? run();
    });
  const result = (isEmbedded ? run() : inTurn(locked)).finally(() => runs.delete(key));
  runs.set(key, result);
  return result;
}
