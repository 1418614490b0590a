import { createFirstAdmin, type FirstAdmin } from './auth/firstAdmin';
import type { Database } from './db';
import { isFilled, lockPreparation, markFilled } from './queries/installation';
import { fillDatabase } from './seed/fill';

/**
 * Makes a database ready to serve: the first time it fills it, all or nothing, and creates the admin.
 * @returns the new admin, whose password has to be told if it was made up; undefined later on.
 */
export async function prepareDatabase(
  db: Database,
  admin: Partial<FirstAdmin>,
  onProgress: (line: string) => void,
): Promise<FirstAdmin | undefined> {
  return db.transaction(async (tx) => {
    await lockPreparation(tx);
    if (!(await isFilled(tx))) {
      onProgress('First start: filling the database.');
      await fillDatabase(tx, onProgress);
      await markFilled(tx);
    }
    return createFirstAdmin(tx, admin);
  });
}
