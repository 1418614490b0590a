import { eq } from 'drizzle-orm';
import type { Database } from '../db';
import { importFile } from '../schema';

/** Whether a file has been loaded, under any name. */
export const isLoaded = async (db: Database, sha256: string): Promise<boolean> =>
  (await db.select({ name: importFile.name }).from(importFile).where(eq(importFile.sha256, sha256))).length > 0;

/** Notes that a file has been loaded. */
export const addImportFile = (tx: Database, { sha256, name }: { sha256: string; name: string }) =>
  tx.insert(importFile).values({ sha256, name, loadedAt: new Date().toISOString() });

/** Lets files be loaded once more, as who is meant in them may be known better now. */
export const forgetImportFiles = (db: Database) => db.delete(importFile);
