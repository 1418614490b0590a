import { createFirstAdmin, type FirstAdmin } from './auth/firstAdmin';
import type { Database } from './db';
import { isInitialized, lockPreparation, markInitialized } from './db/queries/installation';
import { isForbidden } from './db/retry';
import { restoreSeed } from './seed/restoreSeed';

/** The role of DATABASE_URL may not restore the demo leagues. */
export class SeedError extends Error {
  override name = 'SeedError';
  constructor(cause: unknown) {
    super(
      'The role of DATABASE_URL may not restore the demo leagues, which switches foreign keys off and on. ' +
        'Start once with the role that owns the tables, or set SEED=none to start without them.',
      { cause },
    );
  }
}

/** The content of a new database: the demo leagues, or no league. */
export type Seed = 'demo' | 'none';

/**
 * Prepares a database for serving. The first time it restores the seed and creates the admin, all or nothing.
 * @returns the new admin, with the password if it was generated; undefined after the first time
 */
export async function prepareDatabase(
  db: Database,
  admin: Partial<FirstAdmin>,
  onProgress: (line: string) => void,
  seed: Seed = 'demo',
): Promise<FirstAdmin | undefined> {
  return db.transaction(async (tx) => {
    await lockPreparation(tx);
    if (!(await isInitialized(tx))) {
      if (seed === 'demo') {
        onProgress('First start: restoring the demo leagues …');
        const restored = await restoreSeed(tx).catch((error: unknown) => {
          throw isForbidden(error) ? new SeedError(error) : error;
        });
        onProgress(`Restored ${restored} rows.`);
      }
      await markInitialized(tx);
    }
    return createFirstAdmin(tx, admin);
  });
}
