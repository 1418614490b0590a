import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import type { Database } from '../db';
import { readBackup } from '../db/backup/restore';
import { updateStatistics } from '../db/queries/statistics';

/** The demo leagues as a compressed back-up; `npm run seed` writes it. */
export const seedFile = fileURLToPath(new URL('./leagues.jsonl.gz', import.meta.url));

/** The lines of the file, opened when the first one is read: a readline interface loses lines while nobody reads. */
async function* readLines(): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(seedFile).pipe(createGunzip()) });
}

/** Restores the demo leagues into an empty, migrated database. @returns the number of rows */
export async function restoreSeed(db: Database): Promise<number> {
  const total = await readBackup(db, readLines());
  await updateStatistics(db);
  return total;
}
