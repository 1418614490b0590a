import type { Database } from '../../db';
import { withoutTimeouts } from '../../db/queries/jobs/locks';
import { waitForImportLock } from './importLock';

const last = new WeakMap<Database, Map<string, Promise<unknown>>>();

/** Runs `step` after all earlier steps of the same key in this process. */
function afterOthers<Result>(db: Database, key: string, step: () => Promise<Result>): Promise<Result> {
  const steps = last.get(db) ?? new Map<string, Promise<unknown>>();
  last.set(db, steps);
  const result = Promise.resolve(steps.get(key)).then(step);
  const ended = result
    .catch(() => undefined)
    .finally(() => {
      if (steps.get(key) === ended) steps.delete(key);
    });
  steps.set(key, ended);
  return result;
}

/**
 * Runs the steps of a key one after another, in all processes on the database: nothing changes between a step's read and its write. On
 * PostgreSQL a running step holds one connection for its lock.
 * @param isEmbedded whether the database has a single connection, which the lock's transaction would block, and a single process
 */
export const oneAtATime = <Result>(
  db: Database,
  isEmbedded: boolean,
  key: string,
  step: () => Promise<Result>,
): Promise<Result> =>
  afterOthers(db, key, () => {
    if (isEmbedded) return step();
    return db.transaction(async (tx) => {
      await withoutTimeouts(tx);
      await waitForImportLock(tx, key);
      return step();
    });
  });
