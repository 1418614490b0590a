import { eq } from 'drizzle-orm';
import type { Database } from '..';
import { importFile } from '../schema';

/** Whether a file with this content has been loaded. */
export const isLoaded = async (db: Database, sha256: string): Promise<boolean> =>
  (await db.select({ name: importFile.name }).from(importFile).where(eq(importFile.sha256, sha256))).length > 0;

/** Records a loaded file. */
export const addImportFile = (tx: Database, { sha256, name }: { sha256: string; name: string }) =>
  tx.insert(importFile).values({ sha256, name, loadedAt: new Date().toISOString() });

/** Deletes the records of loaded files, so that they load again with new aliases. */
export const forgetImportFiles = (db: Database) => db.delete(importFile);
