import { eq } from 'drizzle-orm';
import type { Database } from '../..';
import { importFile } from '../../schema';

/** Whether a file with this content has been loaded. */
export const isLoaded = async (db: Database, sha256: string): Promise<boolean> =>
  (await db.select({ name: importFile.name }).from(importFile).where(eq(importFile.sha256, sha256))).length > 0;

/** Records a loaded file, also one that was loaded before. */
export const addImportFile = (tx: Database, { sha256, name }: { sha256: string; name: string }) => {
  const loaded = { name, loadedAt: new Date().toISOString() };
  return tx
    .insert(importFile)
    .values({ sha256, ...loaded })
    .onConflictDoUpdate({ target: importFile.sha256, set: loaded });
};

/** Deletes the records of loaded files, so that they load again with new aliases. */
export const forgetImportFiles = (db: Database) => db.delete(importFile);
